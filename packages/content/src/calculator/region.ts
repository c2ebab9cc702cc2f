/** Texts on prices in the four census regions. */

/** The choice of a region, and the change of its prices. */
export const regionText = {
  legend: 'Region',
  wholeUs: 'The whole US',
  /** Each with its states as the Census Bureau counts them, in the order of the choices. */
  regions: {
    northeast: {
      label: 'Northeast',
      states:
        'Connecticut, Maine, Massachusetts, New Hampshire, New Jersey, New York, Pennsylvania, Rhode Island and Vermont',
    },
    midwest: {
      label: 'Midwest',
      states:
        'Illinois, Indiana, Iowa, Kansas, Michigan, Minnesota, Missouri, Nebraska, North Dakota, Ohio, South Dakota and Wisconsin',
    },
    south: {
      label: 'South',
      states:
        'Alabama, Arkansas, Delaware, the District of Columbia, Florida, Georgia, Kentucky, Louisiana, Maryland, Mississippi, North Carolina, Oklahoma, South Carolina, Tennessee, Texas, Virginia and West Virginia',
    },
    west: {
      label: 'West',
      states:
        'Alaska, Arizona, California, Colorado, Hawaii, Idaho, Montana, Nevada, New Mexico, Oregon, Utah, Washington and Wyoming',
    },
  },
  /** Limits of a regional figure; “they” are prices. */
  meaning:
    'That’s how fast they rose, not how high they are. Your increase and the price that keeps up with inflation go by the region; your loss and the table go by the whole US.',
  salons: 'Salon prices are published for the whole US only.',
  /** A link to the series follows. */
  sourceLabel: 'Source: US Bureau of Labor Statistics, CPI-\u2060U,',
  loading: 'Fetching the region’s price index.',
  failed: 'The region’s price index didn’t load. Press Calculate to try again.',
  /** Reasons for a missing figure, by error code of `@tallycomb/inflation-core`. */
  leftOut: {
    'before-series':
      'Regional figures come out monthly only since December 1986, so there’s nothing to compare an earlier month with.',
    'after-newest': 'No newer regional figures are out yet, so there’s nothing to compare.',
  },
  /** Follows any of these reasons. */
  instead: 'This increase is for the whole US.',
};

/**
 * The regions whose prices the calculator knows: names of exports of `@tallycomb/inflation-core`,
 * and the `region=` of a shared link.
 */
export type RegionName = keyof typeof regionText.regions;
