import { formatPercent } from '@tallycomb/inflation-core';

/** 'rose 38.87%', as a sentence says it. */
export function movement(changeInPercent: number): string {
  const change = formatPercent(changeInPercent);
  const size = change.replace(/^[+−]/, '');
  if (size === change) return 'didn’t move';
  return `${changeInPercent > 0 ? 'rose' : 'fell'} ${size}`;
}
