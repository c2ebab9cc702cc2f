/** A page whose vendors are stubs: what it asks of them is noted, and nothing leaves the machine. */
import type { Page, Route } from '@playwright/test';
import { test as watched } from '../support/console-watch';

/** Notes what it can do under the policy of the page. */
const tagManagerStub = `
  const noted = (window.stub = { errors: [] });
  const attempt = (what, act) => {
    try { act(); } catch { noted.errors.push(what); }
  };
  const add = (src) => {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  };
  attempt('its own script', () => add('https://www.googletagmanager.com/gtag/js?id=G-TEST'));
  attempt('a script from elsewhere', () => add('https://elsewhere.example/x.js'));
  attempt('another container', () => {
    document.createElement('script').src = 'https://www.googletagmanager.com/gtm.js?id=GTM-OTHER';
  });
  attempt('markup', () => { document.createElement('div').innerHTML = '<b>x</b>'; });
  attempt('code in a string', () => { setTimeout('window.stub.ran = true', 0); });
  document.cookie = '_ga=GA1.1.2; path=/';
`;

const chatStub = `
  const before = window.Intercom.q;
  window.calls = before.map((call) => [...call]);
  window.Intercom = (...call) => { window.calls.push(call); };
  document.cookie = 'intercom-id-test1234=1; path=/';
`;

const answers: readonly [RegExp, string][] = [
  [/googletagmanager\.com\/gtm\.js/, tagManagerStub],
  [/googletagmanager\.com\/gtag\/js/, 'window.stub.hasOwnScript = true;'],
  [/widget\.intercom\.io\/widget\//, chatStub],
];

export interface Vendors {
  /** Addresses that the page asked for outside its own origin, in order. */
  readonly asked: string[];
  /** Vendors that cannot be reached, from now on. */
  block(address: RegExp): void;
  unblock(): void;
}

async function stubVendors(page: Page): Promise<Vendors> {
  const asked: string[] = [];
  let blocked: RegExp | undefined;
  const answer = (route: Route) => {
    const address = route.request().url();
    if (new URL(address).hostname === 'localhost') return route.fallback();
    asked.push(address);
    if (blocked?.test(address)) return route.abort();
    const body = answers.find(([known]) => known.test(address))?.[1];
    return body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort();
  };
  await page.route('**/*', answer);
  return {
    asked,
    block(address) {
      blocked = address;
    },
    unblock() {
      blocked = undefined;
    },
  };
}

export const test = watched.extend<{ vendors: Vendors }>({
  vendors: [async ({ page }, use) => use(await stubVendors(page)), { auto: true }],
});

export { expect } from '@playwright/test';
