/**
 * The page for frames on other sites. It is no destination and has no header, skip link or footer,
 * so the lists of all pages leave it to e2e/embed.
 */
export const embeddedPath = '/embed/calculator';
