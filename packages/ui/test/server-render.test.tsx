import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Footer, type FooterSocialLink, ToastProvider } from '../src/all';
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
