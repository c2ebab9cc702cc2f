/** What our own code reports: not caught, a promise not caught, caught by React, or a failed lookup. */
export const FAULT_KINDS = ['uncaught', 'rejected', 'boundary', 'lookup'] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];
