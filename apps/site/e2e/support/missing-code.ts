/** Parts of the app's code by the address they are loaded from, and what a host says of one that is gone. */
export const SHELL_CODE = '**/assets/shell-*.js';
export const PAGE_CODE = '**/assets/page-*.js';
export const ENTRY_CODE = '**/assets/entry-*.js';

export const GONE = { status: 404, body: 'not found' } as const;
