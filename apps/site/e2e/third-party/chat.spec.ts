import { expectSeenWhole } from '../support/layout';
import { headerLink } from '../support/links';
import { sites } from '../support/sites';
import {
  allow,
  chat,
  chatQuestion,
  decline,
  globalOf,
  MESSENGER,
  path,
  question,
  rememberAnswers,
  untilIdle,
} from './consent-parts';
import { expect, test } from './stubbed-vendors';

test.use({ baseURL: sites.thirdParty });

test('the first use of the chat button asks, loads the messenger, and shows it', async ({
  page,
  vendors,
  watch,
}) => {
  await page.goto(path);
  await question(page).getByRole('button', decline).click();
  await chat(page).click();
  await expect(chatQuestion(page)).toBeFocused();
  expect(vendors.asked).toEqual([]);
  await chatQuestion(page).getByRole('button', allow).click();
  await expect.poll(() => vendors.asked).toEqual([MESSENGER]);
  await expect.poll(() => globalOf(page, 'calls')).toContainEqual(['show']);
  await expect(chat(page)).toBeFocused();
  expect(await globalOf(page, 'intercomSettings')).toMatchObject({
    app_id: 'test1234',
    hide_default_launcher: true,
  });
  await headerLink(page, 'About').click();
  await expect.poll(() => globalOf(page, 'calls')).toContainEqual(['update']);
  expect(watch.messages).toEqual([]);
});

test('a chat that was allowed is there from the next page on, for answers that came meanwhile', async ({
  page,
  vendors,
}) => {
  await rememberAnswers(page, { tagManager: 'no', chat: 'yes' });
  await page.goto(path);
  await expect.poll(() => vendors.asked).toEqual([MESSENGER]);
  expect(await globalOf(page, 'calls')).not.toContainEqual(['show']);
  await chat(page).click();
  await expect.poll(() => globalOf(page, 'calls')).toContainEqual(['show']);
  expect(vendors.asked).toEqual([MESSENGER]);
});

test('the chat is told who the user is where the page knows it, and nothing otherwise', async ({
  page,
}) => {
  await rememberAnswers(page, { tagManager: 'no', chat: 'yes' });
  await page.addInitScript(() => {
    window.tallycombChatUser = { id: '42', name: 'A. B.', createdAt: '2025-01-17T00:00:00Z' };
  });
  await page.goto(path);
  await expect
    .poll(() => globalOf(page, 'intercomSettings'))
    .toMatchObject({ user_id: '42', name: 'A. B.', created_at: 1_737_072_000 });
  expect(await globalOf(page, 'intercomSettings')).not.toHaveProperty('email');
});

test('a chat that was declined loads nothing, and the focus goes back to its button', async ({
  page,
  vendors,
}) => {
  await page.goto(path);
  await chat(page).click();
  await page.keyboard.press('Escape');
  await expect(chatQuestion(page)).toBeHidden();
  await expect(chat(page)).toBeFocused();
  await chat(page).click();
  await chatQuestion(page).getByRole('button', decline).click();
  await expect(chat(page)).toBeFocused();
  await untilIdle(page);
  expect(vendors.asked).toEqual([]);
});

test('a chat that is blocked says so, and can be tried again', async ({ page, vendors, watch }) => {
  await rememberAnswers(page, { tagManager: 'no', chat: 'no' });
  vendors.block(/intercom/);
  await page.goto(path);
  await chat(page).click();
  await chatQuestion(page).getByRole('button', allow).click();
  await expect(page.getByRole('alert')).toContainText('The chat didn’t load');
  await expect(page.getByRole('alert')).toContainText('hello@example.com');
  vendors.unblock();
  await chat(page).click();
  await expect.poll(() => globalOf(page, 'calls')).toContainEqual(['show']);
  expect(watch.messages.join()).not.toContain('uncaught');
});

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  test(`no message covers the chat button that has the focus, at ${size.width} by ${size.height}`, async ({
    page,
    vendors,
  }) => {
    await rememberAnswers(page, { tagManager: 'no', chat: 'yes' });
    vendors.block(/intercom/);
    await page.setViewportSize(size);
    await page.goto(path);
    await chat(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('The chat didn’t load');
    await expect(chat(page)).toBeFocused();
    await expectSeenWhole(chat(page));
  });
}
