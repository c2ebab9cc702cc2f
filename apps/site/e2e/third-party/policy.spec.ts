import { openHydrated } from '../support/hydration';
import { sites } from '../support/sites';
import { allow, chat, choices, globalOf, path, question, untilIdle } from './consent-parts';
import { expect, test } from './stubbed-vendors';

test.describe('without an id', () => {
  test('nothing is asked, offered or loaded, and the policy names nobody', async ({
    page,
    vendors,
    watch,
  }) => {
    const response = await page.request.get(path);
    await openHydrated(page, path);
    await untilIdle(page);
    await expect(question(page)).toBeHidden();
    await expect(choices(page)).toBeHidden();
    await expect(chat(page)).toBeHidden();
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toMatch(/google|intercom/);
    expect(vendors.asked).toEqual([]);
    expect(watch.messages).toEqual([]);
  });
});

test.describe('with an id for each', () => {
  test.use({ baseURL: sites.thirdParty });

  test('a vendor may add scripts of its own host and no other, no other container, no markup, no code in strings', async ({
    page,
  }) => {
    await page.goto(path);
    await question(page).getByRole('button', allow).click();
    await expect.poll(() => globalOf(page, 'stub')).toMatchObject({ hasOwnScript: true });
    const stub = await globalOf(page, 'stub');
    expect(stub).toMatchObject({
      errors: ['a script from elsewhere', 'another container', 'markup', 'code in a string'],
    });
    expect(stub).not.toHaveProperty('ran');
  });

  test('the policy names the vendors, one Trusted Types policy, and nothing unsafe', async ({
    request,
  }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain('https://www.googletagmanager.com');
    expect(policy).toContain('https://widget.intercom.io');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toContain('unsafe');
  });
});
