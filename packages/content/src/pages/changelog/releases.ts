/** What a change was, as it is shown. */
export type ChangeType = 'New' | 'Improved' | 'Fixed';

/** A change. */
export interface ChangelogItem {
  readonly type: ChangeType;
  readonly description: string;
}

/** A release. */
export interface ChangelogEntry {
  /** Names the entry in addresses: /changelog#v2-4-0. */
  readonly id: string;
  /** As shown. */
  readonly date: string;
  /** YYYY-MM-DD. */
  readonly isoDate: string;
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly {
    readonly name: string;
    readonly items: readonly ChangelogItem[];
  }[];
}

/** In the order shown. Versions do not follow the dates: v2.3.6 came out before v2.3.5. */
export const releases: readonly [ChangelogEntry, ...ChangelogEntry[]] = [
  {
    id: 'v2-4-0',
    date: 'January 17, 2025',
    isoDate: '2025-01-17',
    version: 'v2.4.0',
    title: 'What If',
    description: 'Try a change before your clients see it.',
    categories: [
      {
        name: 'Planning',
        items: [
          {
            type: 'New',
            description: 'Revenue simulator: change prices and see what that does to revenue.',
          },
          {
            type: 'New',
            description: 'The simulator takes a franchise royalty into account.',
          },
          {
            type: 'New',
            description: 'Scenario comparison: compare scenarios side by side before you pick one.',
          },
        ],
      },
      {
        name: 'Reviews',
        items: [
          {
            type: 'Improved',
            description: 'Review history now goes back 12 months by default. It was 6.',
          },
          {
            type: 'Fixed',
            description: 'Review alerts keep to the frequency you chose.',
          },
        ],
      },
    ],
  },
  {
    id: 'v2-3-5',
    date: 'December 12, 2024',
    isoDate: '2024-12-12',
    version: 'v2.3.5',
    title: 'One Cut, Several Prices',
    description: 'A senior stylist and a new hire rarely charge the same. Now the list can say so.',
    categories: [
      {
        name: 'Prices',
        items: [
          {
            type: 'New',
            description: 'Staff price lists: every team member can have their own prices.',
          },
          {
            type: 'New',
            description: 'Optimizer: flags the prices worth another look.',
          },
        ],
      },
      {
        name: 'Accounts',
        items: [{ type: 'New', description: 'Owners can delete users.' }],
      },
    ],
  },
  {
    id: 'v2-3-6',
    date: 'November 28, 2024',
    isoDate: '2024-11-28',
    version: 'v2.3.6',
    title: 'Plugged In',
    description: 'Tallycomb can now talk to other software you run.',
    categories: [
      {
        name: 'Connections',
        items: [
          {
            type: 'New',
            description: 'A connector to a salon booking system.',
          },
          {
            type: 'New',
            description: 'A connector to a salon management product.',
          },
          { type: 'New', description: 'API access.' },
        ],
      },
      {
        name: 'Online Presence',
        items: [
          {
            type: 'Fixed',
            description: 'Links to your online presence are checked for a valid URL format.',
          },
        ],
      },
    ],
  },
  {
    id: 'v2-3-4',
    date: 'November 7, 2024',
    isoDate: '2024-11-07',
    version: 'v2.3.4',
    title: 'What They Say About You',
    description: 'Reviews are watched the way prices already are.',
    categories: [
      {
        name: 'Reviews',
        items: [
          { type: 'New', description: 'Review monitoring, with alerts.' },
          {
            type: 'New',
            description:
              'Choose how often review alerts come: weekly, bi-monthly, monthly or quarterly.',
          },
        ],
      },
    ],
  },
  {
    id: 'v2-3-3',
    date: 'November 1, 2024',
    isoDate: '2024-11-01',
    version: 'v2.3.3',
    title: 'Where You Stand',
    description: 'Your prices, held up against the market, for every location you add.',
    categories: [
      {
        name: 'Prices',
        items: [
          {
            type: 'New',
            description: 'Benchmarker: compares your prices with other salons’.',
          },
        ],
      },
      {
        name: 'Locations',
        items: [
          {
            type: 'New',
            description: 'Each plan has a limit on the locations you can import.',
          },
          {
            type: 'Fixed',
            description: 'Imported locations all count toward that limit.',
          },
        ],
      },
    ],
  },
  {
    id: 'v2-3-2',
    date: 'October 2, 2024',
    isoDate: '2024-10-02',
    version: 'v2.3.2',
    title: 'Word of a Price Change',
    description: 'Prices are watched, and you get an email when one moves.',
    categories: [
      {
        name: 'Prices',
        items: [{ type: 'New', description: 'Price monitoring, with alerts.' }],
      },
      {
        name: 'Dashboard',
        items: [{ type: 'New', description: 'A web dashboard.' }],
      },
      {
        name: 'Notifications',
        items: [{ type: 'New', description: 'Email notifications.' }],
      },
    ],
  },
];
