/** Test fixture that replaces vendors by stubs, and records the requests to them. */
import type { Page, Route } from '@playwright/test';
import { test as watched } from '../support/console-watch';

/** Path of a page of medium length. */
export const path = '/changelog';

export const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
export const MESSENGER = 'https://widget.intercom.io/widget/test1234';

/** Parts of a page that ask for consent or show the answers. */
export const consentOn = (page: Page) => {
  const region = (name: string) => page.getByRole('region', { name });
  const review = region('Privacy Choices');
  return {
    question: region('May We Count Your Visit?'),
    chatQuestion: region('May We Load the Chat?'),
    review,
    measuring: review.getByRole('group', { name: 'May We Count Your Visit?' }),
    choices: page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Choices' }),
    chat: page.getByRole('button', { name: 'Chat' }),
  };
};

export const allow = { name: 'Allow' };
export const decline = { name: 'Decline' };

type Answers = Readonly<Record<string, 'yes' | 'no'>>;

/** Stored form of answers given just now. */
export const storedAnswers = (answers: Answers) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [name, { answer, givenAt: Date.now() }]),
    ),
  );

/** Stores answers before the page loads. */
export const rememberAnswers = (page: Page, answers: Answers) =>
  page.addInitScript(
    (stored) => localStorage.setItem('tallycomb:consent', stored),
    storedAnswers(answers),
  );

/** Waits until idle tasks have run, and those that they requested in turn. */
export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });

export const globalOf = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => Reflect.get(window, key), name);

/** Stub that records what the page's security policy lets it do. */
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

const stubs: readonly [RegExp, string][] = [
  [/googletagmanager\.com\/gtm\.js/, tagManagerStub],
  [/googletagmanager\.com\/gtag\/js/, 'window.stub.hasOwnScript = true;'],
  [/widget\.intercom\.io\/widget\//, chatStub],
];

interface Vendors {
  /** Addresses requested outside the site, in order. */
  readonly requested: string[];
  /** Addresses that cannot be reached. */
  blocked: RegExp | undefined;
}

async function stubVendors(page: Page): Promise<Vendors> {
  const vendors: Vendors = { requested: [], blocked: undefined };
  const answer = (route: Route) => {
    const address = route.request().url();
    if (new URL(address).hostname === 'localhost') return route.fallback();
    vendors.requested.push(address);
    if (vendors.blocked?.test(address)) return route.abort();
    const body = stubs.find(([known]) => known.test(address))?.[1];
    return body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort();
  };
  await page.route('**/*', answer);
  return vendors;
}

export const test = watched.extend<{ vendors: Vendors }>({
  vendors: [async ({ page }, use) => use(await stubVendors(page)), { auto: true }],
});

export { expect } from '@playwright/test';
