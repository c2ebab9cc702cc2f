import { describe, expect, it } from 'vitest';
import { planMonths, pricePlan } from './price-plan';
import { type CardSubject, cardSentences, planSentence, targetText } from './price-plan-text';
import type { FoundTarget } from './price-targets';

const today = { year: 2026, month: 11 };
const target: FoundTarget = {
  from: 50,
  to: 65.39,
  changeInPercent: 30.78,
  since: { year: 2019, month: 6 },
  asOf: { year: 2026, month: 8 },
  yearly: [65.39],
  isEstimate: false,
};
const months = planMonths([undefined, undefined, undefined, undefined], today);
const planned = (to: number, rounding: string, from = 50) => {
  const plan = pricePlan({ target: { ...target, from, to }, months, rounding });
  return planSentence(plan, rounding);
};

describe('the sentence of a plan', () => {
  it('names each step that rounding leaves unchanged', () => {
    expect(planned(60, '1')).toBe('$50 to $60 in four steps: 4%, then 6%, then 4%, then 5%.');
    expect(planned(55, '5')).toBe(
      '$50 to $55 in one step: 10%. Rounded to $5, the price wouldn’t change in January 2027, July 2027, and July 2028, so there’s no step then.',
    );
    expect(planned(50.01, '0.01')).toMatch(
      /Rounded to the cent, the price wouldn’t change in January 2027, /,
    );
  });

  it('rounds each step as a menu does, by its own size', () => {
    expect(planned(60, 'menu', 40)).toMatch(/^\$40 to \$60 in four steps: 10%, then 11%,/);
    expect(planned(83, 'menu')).toMatch(/^\$50 to \$85 in four steps: 10%, then 18%,/);
    expect(planned(72, 'menu', 71)).toMatch(/^\$71 to \$72 in one step: 1%. Rounded to \$1, /);
    expect(planned(51, 'menu')).toMatch(/^Rounded to \$5, no price comes out above the \$50 you/);
  });

  it('says why there is none', () => {
    expect(planned(50.2, '1')).toMatch(/^Rounded to \$1, no price comes out above the \$50 you/);
    expect(planned(52, '5', 51)).toMatch(/^Rounded to \$5, no price comes out above the \$51 you/);
    expect(planned(49.5, '1')).toMatch(/^It takes \$49.50 to keep up, and you charge \$50\./);
    const of = (reason: 'not-entered' | 'failed') =>
      planSentence(pricePlan({ target: reason, months, rounding: '1' }), '1');
    expect(of('not-entered')).toBe('For a plan, enter a price and the month it last changed.');
    expect(of('failed')).toMatch(/^The price index didn’t load\./);
  });
});

describe('the card for the front desk', () => {
  const first = { month: { year: 2027, month: 3 }, price: 57, changeInPercent: 14 };
  const about: CardSubject = { target, aim: 'prices', service: '' };

  it.each([
    ['', 'New price'],
    [' . ', 'New price'],
    ['a haircut', 'a haircut'],
    ['  a\tfull   set.. ', 'a full set'],
    ['Balayage, No. 5', 'Balayage, No. 5'],
    ['Women’s cut:', 'Women’s cut'],
  ])('names the service %j on the card %j', (service, called) => {
    const charged = cardSentences(first, { ...about, service });
    expect(charged).toMatch(`${called}: $57, starting March 1, 2027. Prices`);
  });

  it('gives the change, its month and the salon’s thanks, and calls an estimate one', () => {
    const whyOf = (more: Partial<CardSubject>) =>
      cardSentences(first, { ...about, ...more }).split('2027. ')[1];
    expect(whyOf({})).toBe(
      'Prices in general are up about 31% since June 2019. Thank you for coming to us.',
    );
    expect(whyOf({ aim: 'salons' })).toMatch(/^Salon prices are up about 31%/);
    expect(whyOf({ region: 'south' })).toMatch(/^Prices in the South are up about 31%/);
    expect(whyOf({ aim: 'salons', region: 'south' })).toMatch(/^Salon prices/);
    expect(whyOf({ target: { ...target, isEstimate: true } })).toMatch(/up an estimated 31%/);
    expect(whyOf({ target: { ...target, changeInPercent: 0.42 } })).toMatch(/about 0\.4%/);
  });
});

describe('the swing tag of a new price', () => {
  it('shows one change, the exact price and the rounded one', () => {
    expect(targetText(target, '1')).toEqual({
      before: '$50',
      figure: '$65',
      note: '+31% is $65.39, rounded.',
    });
    expect(targetText(target, '0.01')).toMatchObject({ figure: '$65.39', note: '+31% is $65.39.' });
  });
});
