/** Texts of the pages that stand in for one that is missing. */

export const notFound = {
  title: 'Page not found | Tallycomb',
  description: 'This address leads nowhere. The home page is one step away.',
  heading: 'Oops! Page not found',
  lead: 'Swept up with yesterday’s trimmings. Everything else is where you left it.',
  home: 'Back to Home',
} as const;

export const failedPage = {
  heading: 'This Page Did Not Load',
  lead: 'Something broke on the way. Your connection may be down, or we published a new version while you were here.',
  reload: 'Load it again',
  section: 'This part did not load. The rest of the page works.',
} as const;
