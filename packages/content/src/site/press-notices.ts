/** Texts beside a control that was pressed before the page's code had loaded; the press is held. */
export const pressNotices = {
  loading: 'Still loading. We’ll do this as soon as it’s here.',
  offline: 'No connection. We’ll do this once you’re back online.',
  /** After a deploy, on a page in use. */
  updated: 'This page has a new version. Reload it to go on; what you typed stays.',
};
