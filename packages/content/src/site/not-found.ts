/** Texts of the pages that stand in for one that is missing. */

/** Shown at an address that does not exist. */
export const notFoundPage = {
  title: 'Page not found | Tallycomb',
  description: 'There’s nothing at this address.',
  heading: 'Oops! Page not found',
  lead: 'Swept up with yesterday’s trimmings. Everything else is where you left it.',
  home: 'Back to Home',
  /** The comb with missing teeth: each is a checkbox, and `whole` is shown once all are checked. */
  teeth: { legend: 'Missing teeth', label: 'Tooth', whole: 'All there. Still no page.' },
};

/** Shown in place of a page that did not load. */
export const failedPage = {
  heading: 'This Page Didn’t Load',
  lead: 'Something broke on the way. Your connection may be down, or we published a new version while you were here.',
  reload: 'Load it again',
  /** Shown in place of a part that did not load, when the rest of the page works. */
  section: 'This part didn’t load. The rest of the page works.',
};
