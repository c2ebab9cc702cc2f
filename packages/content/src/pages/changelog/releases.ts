import { inWords } from '../../days';

/** Type of a change, as shown. */
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

interface ReleaseNote
  extends Pick<ChangelogEntry, 'version' | 'isoDate' | 'title' | 'description'> {
  /** Changes by category. */
  readonly changes: Readonly<Record<string, readonly (readonly [ChangeType, string])[]>>;
}

/** Completes a note: adds its id and its day in words, and makes objects of its changes. */
const release = ({ changes, ...note }: ReleaseNote): ChangelogEntry => ({
  ...note,
  id: note.version.replaceAll('.', '-'),
  date: inWords(note.isoDate),
  categories: Object.entries(changes).map(([name, items]) => ({
    name,
    items: items.map(([type, description]) => ({ type, description })),
  })),
});

/** In the order shown. Versions do not follow the dates: v2.3.6 came out before v2.3.5. */
export const releases: readonly [ChangelogEntry, ...ChangelogEntry[]] = [
  /* @__PURE__ */ release({
    version: 'v2.4.0',
    isoDate: '2025-01-17',
    title: 'What If',
    description: 'Try a change before your clients see it.',
    changes: {
      Planning: [
        ['New', 'Revenue simulator: change prices and see what that does to revenue.'],
        ['New', 'The simulator takes a franchise royalty into account.'],
        ['New', 'Scenario comparison: compare scenarios side by side before you pick one.'],
      ],
      Reviews: [
        ['Improved', 'Review history now goes back 12 months by default. It was 6.'],
        ['Fixed', 'Review alerts keep to the frequency you chose.'],
      ],
    },
  }),
  /* @__PURE__ */ release({
    version: 'v2.3.5',
    isoDate: '2024-12-12',
    title: 'One Cut, Several Prices',
    description: 'A senior stylist and a new hire rarely charge the same. Now the list can say so.',
    changes: {
      Prices: [
        ['New', 'Staff price lists: every team member can have their own prices.'],
        ['New', 'Optimizer: flags the prices worth another look.'],
      ],
      Accounts: [['New', 'Owners can delete users.']],
    },
  }),
  /* @__PURE__ */ release({
    version: 'v2.3.6',
    isoDate: '2024-11-28',
    title: 'Plugged In',
    description: 'Tallycomb can now talk to other software you run.',
    changes: {
      Connections: [
        ['New', 'A connector to a salon booking system.'],
        ['New', 'A connector to a salon management product.'],
        ['New', 'API access.'],
      ],
      'Online Presence': [
        ['Fixed', 'Links to your online presence are checked for a valid URL format.'],
      ],
    },
  }),
  /* @__PURE__ */ release({
    version: 'v2.3.4',
    isoDate: '2024-11-07',
    title: 'What They Say About You',
    description: 'Now we watch your reviews the way we watch prices.',
    changes: {
      Reviews: [
        ['New', 'Review monitoring, with alerts.'],
        ['New', 'Choose how often review alerts come: weekly, bi-monthly, monthly or quarterly.'],
      ],
    },
  }),
  /* @__PURE__ */ release({
    version: 'v2.3.3',
    isoDate: '2024-11-01',
    title: 'Where You Stand',
    description: 'Your prices, held up against the market, for every location you add.',
    changes: {
      Prices: [['New', 'Benchmarker: compares your prices with other salons’.']],
      Locations: [
        ['New', 'Each plan has a limit on the locations you can import.'],
        ['Fixed', 'Imported locations all count toward that limit.'],
      ],
    },
  }),
  /* @__PURE__ */ release({
    version: 'v2.3.2',
    isoDate: '2024-10-02',
    title: 'Word of a Price Change',
    description: 'We watch prices, and an alert tells you when one moves.',
    changes: {
      Prices: [['New', 'Price monitoring, with alerts.']],
      Dashboard: [['New', 'A web dashboard.']],
      Notifications: [['New', 'Email notifications.']],
    },
  }),
];
