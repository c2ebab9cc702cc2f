/**
 * For an image that a change of page does not wait for: it shows once it is there. In a
 * `<ViewTransition>`, React keeps the page before for up to 0.8 seconds until images have loaded,
 * unless `onLoad` says that somebody takes care of them.
 */
export const notAwaited = { onLoad: () => {} } as const;
