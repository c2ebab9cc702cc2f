/** The section of the three cards; a shade numbers its card as hair color is numbered. */
export const problems = {
  heading: 'These Problems Sound Familiar?',
  lead: 'Three shades of one headache: hiring, pricing, competitors.',
  cards: [
    {
      scene: 'missing-teeth' as const,
      shade: 'Shade 1',
      topic: 'Hiring',
      title: 'Ghosted Again',
      text: 'You post the job, boost it and wait. The people you want are behind a chair at another salon.',
    },
    {
      scene: 'price-tags' as const,
      shade: 'Shade 2',
      topic: 'Pricing',
      title: 'Finger in the Wind',
      text: 'You squint at a few menus, add five dollars and call it a price. It feels safe. Nobody knows if it’s right.',
    },
    {
      scene: 'mirror' as const,
      shade: 'Shade 3',
      topic: 'Competitors',
      title: 'Last to Know',
      text: 'The salon across the street raised its prices in March. You found out in June, from a client.',
    },
  ],
};
