/** To spread into the rule of whatever an address may point at: it comes to rest clear of the header. */
export const scrollTarget = { scrollMarginTop: '100px' } as const;
