import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Logo } from '../Logo';
import { Spinner } from '../Spinner';
import { IconCheck } from './Icons';

/** Each drawing by its label, if it has one. */
const drawings: Readonly<Record<string, (label?: string) => ReactElement>> = {
  'an icon': (label) => <IconCheck aria-label={label} />,
  'the logo': (label) => <Logo {...(label ? { label } : {})} />,
  'a spinner': (label) => <Spinner {...(label ? { label } : {})} />,
};

describe.each(Object.entries(drawings))('%s', (_, drawing) => {
  it('is an image named by its label, and hidden without one', () => {
    expect(renderToString(drawing('Loading'))).toMatch(
      /^<svg(?=.*role="img").*aria-label="Loading"/,
    );
    expect(renderToString(drawing('Loading'))).not.toMatch(/^<svg[^>]*aria-hidden/);
    expect(renderToString(drawing())).toMatch(/^<svg[^>]*aria-hidden="true"/);
  });
});
