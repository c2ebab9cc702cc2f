import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Footer, type FooterSocialLink, IconCheck, Logo, Spinner, ToastProvider } from '../src/all';
import { CombBar } from '../src/components/DataTable/CombBar';
import { componentNames, specimens } from './specimens';

describe.each(componentNames)('%s on a server', (name) => {
  const html = renderToString(specimens[name]?.({}));

  it('renders markup', () => {
    expect(html).toMatch(/^<\w+/);
  });

  it('needs no script or style that a strict content security policy blocks', () => {
    expect(html).not.toMatch(/\sstyle=|<script|<style|\son\w+=/);
  });
});

describe('the header on a server', () => {
  const html = renderToString(specimens.Header?.({}));

  it('opens its menus without script', () => {
    const targets = [...html.matchAll(/popovertarget="([^"]+)"/gi)].map(([, id]) => id);
    expect(targets).toHaveLength(2);
    for (const id of targets) expect(html).toMatch(new RegExp(`id="${id}" popover="auto"`));
  });

  it('claims no state that only script could keep true', () => {
    expect(html).not.toContain('aria-expanded');
  });
});

describe('the footer on a server', () => {
  it('has no heading for missing social links', () => {
    const action = { label: 'Start', href: '/start' };
    const links = { action, groups: [], legal: [] };
    const withSocial = (social: FooterSocialLink[]) =>
      renderToString(<Footer tagline="" copyright="" social={social} {...links} />);
    const profile = { label: 'Instagram', href: '/instagram', icon: null };
    expect(withSocial([profile])).toContain('Follow');
    expect(withSocial([])).not.toMatch(/Follow|<ul/);
  });
});

describe('the messages on a server', () => {
  it('have both live regions before the first one', () => {
    const html = renderToString(<ToastProvider>Page</ToastProvider>);
    expect(html).toContain('role="alert"');
    expect(html).toContain('role="status"');
  });
});

/** Each drawing by its label, if it has one. */
const drawings: Readonly<Record<string, (label?: string) => ReactElement>> = {
  'an icon': (label) => <IconCheck aria-label={label} />,
  'the logo': (label) => <Logo {...(label ? { label } : {})} />,
  'a spinner': (label) => <Spinner {...(label ? { label } : {})} />,
};

describe.each(Object.entries(drawings))('%s on a server', (_, drawing) => {
  it('is an image named by its label, and hidden without one', () => {
    expect(renderToString(drawing('Loading'))).toMatch(
      /^<svg(?=.*role="img").*aria-label="Loading"/,
    );
    expect(renderToString(drawing('Loading'))).not.toMatch(/^<svg[^>]*aria-hidden/);
    expect(renderToString(drawing())).toMatch(/^<svg[^>]*aria-hidden="true"/);
  });
});

it('a bar in a table is hidden from assistive technology, and not drawn for zero', () => {
  expect(renderToString(<CombBar value={1} max={2} />)).toMatch(/aria-hidden="true".*x2="50%"/);
  expect(renderToString(<CombBar value={0} max={2} />)).not.toContain('<line');
});
