/** The section of positions and benefits. */
export const careers = {
  /** Fragment of the section: /about#careers. */
  id: 'careers',
  heading: 'Join Our Team',
  lead: 'Two roles are open, both remote and full-time.',
  positionsHeading: 'Open Positions',
  /** Each `link` names the outside address behind its button; the environment sets it. */
  positions: [
    {
      id: 'full-stack-engineer',
      title: 'Full Stack Engineer',
      location: 'Remote',
      type: 'Full-time',
      link: 'fullStackEngineerJob' as const,
    },
    {
      id: 'data-engineer',
      title: 'Data Engineer',
      location: 'Remote',
      type: 'Full-time',
      link: 'dataEngineerJob' as const,
    },
  ],
  applyLabel: 'Apply Now',
  benefitsHeading: 'Benefits',
  benefits: [
    {
      id: 'remote-first',
      name: 'Remote first',
      text: 'Work from anywhere between UTC-4 and UTC+3.',
    },
    { id: 'time-off', name: 'Flexible time off', text: 'You choose your days off.' },
    { id: 'equity', name: 'Equity', text: 'Help build it and you own part of it.' },
  ],
};
