/** What our own code reports: two by the name of their event, what React caught, a failed lookup. */
export const FAULT_KINDS = ['error', 'unhandledrejection', 'boundary', 'lookup'] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];
