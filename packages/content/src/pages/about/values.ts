/** The section of the values that the company works by. */
export const culture = {
  heading: 'Culture & Operating Values',
  lead: 'Six words, and what each one means on a workday.',
  values: [
    {
      id: 'compassion',
      name: 'Compassion',
      text: 'Someone reads our screens with a client in the chair and color on the clock. We answer their question first. If the number is bad news, we say it plainly and stay to help.',
    },
    {
      id: 'curiosity',
      name: 'Curiosity',
      text: 'Two salons on one block charge different prices for the same cut. We want to know why before anyone calls it an error. When we talk to owners, we ask what they did last month and write that down.',
    },
    {
      id: 'grit',
      name: 'Grit',
      text: 'Menus are messy. One salon’s partial highlight is the next one’s half foil, and somebody has to line them up. We do the boring part, all of it.',
    },
    {
      id: 'logic',
      name: 'Logic',
      text: 'An opinion about a price is a guess until somebody counts. We write down what we expect, then look. The better argument wins, even against the founder.',
    },
    {
      id: 'integrity',
      name: 'Integrity',
      text: 'We say where a figure comes from and how old it is. An estimate is called an estimate. When we get one wrong, we correct it where people saw it.',
    },
    {
      id: 'responsibility',
      name: 'Responsibility',
      text: 'Owners set prices and paychecks by what we show them. If you ship a number, you’ve checked it and you own it. If it breaks, you’re the first to say so.',
    },
  ],
};
