/** Colors of a plan's tag. They belong to the art palette: no theme changes them. */
export const planTones = {
  paper: { background: '#FFFAF7', text: '#34100F', muted: '#6B4641', line: '#EBD5CD' },
  lacquer: { background: '#CF2029', text: '#FFFFFF', muted: '#FFE9E1', line: '#E2686D' },
  honey: { background: '#F5BC4A', text: '#34100F', muted: '#5A2A12', line: '#D99B2A' },
} as const;

export type PlanTone = keyof typeof planTones;

/** The button that reads on each of them, and the ring that shows on each. */
export const planButton = { paper: 'ink', lacquer: 'paper', honey: 'ink' } as const;
export const planFocus = { paper: '#0B4F5C', lacquer: '#FFFFFF', honey: '#0B4F5C' } as const;
