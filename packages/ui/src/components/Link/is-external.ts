/** Whether an address is an absolute web address. */
export const isExternal = (href: string): boolean => /^(https?:)?\/\//.test(href);
