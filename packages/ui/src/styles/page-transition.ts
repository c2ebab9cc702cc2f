/** Classes of React's `<ViewTransition>` around a page: how it comes and how the one before it goes. */
export const pageTransition = { enter: 'tc-page-in', exit: 'tc-page-out' } as const;

/** Class of a `<ViewTransition>` around a picture that both pages show: it travels. */
export const pictureTransition = 'tc-picture';

/** Name of the site's header, which stays where it is meanwhile. */
export const headerTransition = 'tc-header';
