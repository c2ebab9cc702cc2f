import { describe, expect, it } from 'vitest';
import * as consent from './consent';

describe('texts about consent', () => {
  it('offer two answers of much the same length, so that neither stands out', () => {
    const { yes, no } = consent.consentAnswerLabels;
    expect(Math.abs(yes.length - no.length)).toBeLessThanOrEqual(2);
  });

  it.each(Object.entries(consent.consentQuestions))(
    'say what the %s sees and that it may set cookies',
    (_, { text }) => {
      for (const part of ['IP address', 'address of th', 'kind of browser', 'cookies']) {
        expect(text).toContain(part);
      }
    },
  );
});
