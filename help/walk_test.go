package help

// IDs are the ids of the page in their order.
func (p Page) IDs() []string {
	var all []string
	for _, c := range p.Chapters {
		all = append(all, c.ID)
		for _, b := range c.Blocks {
			if b.Heading != "" {
				all = append(all, b.ID)
			}
		}
	}
	return all
}

// Diagrams are the diagrams of the page in their order.
func (p Page) Diagrams() []Diagram {
	var all []Diagram
	for _, c := range p.Chapters {
		all = append(all, c.Diagrams()...)
	}
	return all
}

// Diagrams are the diagrams of the chapter in their order.
func (c Chapter) Diagrams() []Diagram {
	var all []Diagram
	for _, b := range c.Blocks {
		if b.Diagram != nil {
			all = append(all, *b.Diagram)
		}
	}
	return all
}
