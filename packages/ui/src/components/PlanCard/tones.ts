/** Colors of a plan's tag. They belong to the art palette: no theme changes them. */
export const planTones = {
  plain: { background: '#FFFAF7', text: '#34100F', muted: '#6B4641', line: '#EBD5CD' },
  red: { background: '#CF2029', text: '#FFFFFF', muted: '#FFE9E1', line: '#E2686D' },
  amber: { background: '#F5BC4A', text: '#34100F', muted: '#5A2A12', line: '#D99B2A' },
} as const;

/** Color of a plan’s card. */
export type PlanTone = keyof typeof planTones;

/** The button that reads on each of them, and the ring that shows on each. */
export const planButton = { plain: 'ink', red: 'paper', amber: 'ink' } as const;
export const planFocus = { plain: '#0B4F5C', red: '#FFFFFF', amber: '#0B4F5C' } as const;
