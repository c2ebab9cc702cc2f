/** Texts of the pages that stand in for one that is missing. */

/** The page at an address that there is not. */
export const notFoundPage = {
  title: 'Page not found | Tallycomb',
  description: 'There’s nothing at this address.',
  heading: 'Oops! Page not found',
  lead: 'Swept up with yesterday’s trimmings. Everything else is where you left it.',
  home: 'Back to Home',
  /** Of the comb that lacks teeth: each is a box to check, and all checked have a line to say. */
  teeth: { legend: 'Missing teeth', label: 'Tooth', whole: 'All there. Still no page.' },
};

/** What stands in for a page that did not load. */
export const failedPage = {
  heading: 'This Page Didn’t Load',
  lead: 'Something broke on the way. Your connection may be down, or we published a new version while you were here.',
  reload: 'Load it again',
  /** In place of a part of a page, where the rest of it works. */
  section: 'This part didn’t load. The rest of the page works.',
};
