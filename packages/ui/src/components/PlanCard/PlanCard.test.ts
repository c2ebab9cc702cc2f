import { describe, expect, it } from 'vitest';
import { contrast } from '../../styles/contrast';
import type { PlanTone } from './PlanCard';
import { planFocus, planTones } from './PlanCard.css';

const tones = Object.keys(planTones) as PlanTone[];

describe.each(tones)('the %s plan', (tone) => {
  const { background, text, muted } = planTones[tone];

  it('reads at 4.5 or more', () => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(muted, background)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the focus ring at 3 or more', () => {
    expect(contrast(planFocus[tone], background)).toBeGreaterThanOrEqual(3);
  });
});
