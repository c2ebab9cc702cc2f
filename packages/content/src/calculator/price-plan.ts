/** The plan of raises in steps: its form, the card of each step for the front desk, the calendar file. */
export const pricePlanText = {
  heading: 'A Plan in Steps',
  lead: 'Split evenly, then rounded, so steps can differ. Each has its start date.',
  count: {
    legend: 'How many steps',
    options: ['1', '2', '3', '4'].map((value) => ({ value, label: value })),
  },
  months: {
    /** Opens the fields of the months. */
    summary: 'Change the dates',
    legend: 'First month of each price',
    hint: 'Each price starts on the first of the month. We leave at least four weeks to tell clients, then half a year between steps. Change any of them.',
    /** Precedes the number of a step. */
    label: 'Step',
  },
  service: {
    label: 'Service',
    placeholder: 'e.g. Women’s cut',
    problem: 'Name the service. It goes on the card.',
    /** Used when no service is named. */
    unnamed: 'New price',
  },
  salon: { label: 'Salon name', placeholder: 'Optional' },
  /** Errors of a month, followed by an example or by the month before it. */
  problems: {
    'no-month': 'Enter a month as MM/YYYY, such as',
    begun: 'That month has begun. Try',
    'not-after': 'Enter a month after',
  },
  /** Reasons for a missing plan. */
  none: {
    'not-entered': 'For a plan, enter a price and the month it last changed.',
    months: 'For a plan, enter months still to come, one after the other.',
  },
  desk: {
    /** Subjects of the reason on the card, by what the price keeps up with; the change follows. */
    subjects: { prices: 'Prices in general', salons: 'Salon prices' },
    /** Followed by a region's name. */
    regionalSubject: 'Prices in the',
    thanks: 'Thank you for coming to us.',
    copy: 'Copy the card',
    copied: 'Copied.',
    notCopied: 'Your browser didn’t copy it. The text is selected, so you can copy it yourself.',
  },
  calendar: {
    download: 'Add to calendar',
    note: 'four weeks before each step',
    fileName: 'tallycomb-price-plan.ics',
    /** Precedes the card's text in a reminder. */
    card: 'For the card at the front desk:',
  },
  guide: {
    label: 'How to tell clients, and the team first',
    href: '/guides/price-optimization#say-it',
  },
};
