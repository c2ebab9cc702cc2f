export const loadResultSections = () => import('./result-sections');

/** Asked for when somebody turns to the form, so that they are there with the result. */
export const preloadResultSections = () => void loadResultSections().catch(() => {});
