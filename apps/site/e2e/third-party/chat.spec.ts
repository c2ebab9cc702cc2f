import { expectSeenWhole } from '../support/layout';
import { headerLink } from '../support/navigation';
import { sites } from '../support/sites';
import {
  allow,
  consentOn,
  decline,
  expect,
  globalOf,
  MESSENGER,
  path,
  rememberAnswers,
  test,
  untilIdle,
} from './stubbed-vendors';

test.use({ baseURL: sites.thirdParty });

test('the chat asks and returns the focus, loads nothing until a yes, and then opens', async ({
  page,
  vendors,
  watch,
}) => {
  const { question, chat, chatQuestion } = consentOn(page);
  await page.goto(path);
  await question.getByRole('button', decline).click();
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => chatQuestion.getByRole('button', decline).click(),
  ]) {
    await chat.click();
    await expect(chatQuestion).toBeFocused();
    await leave();
    await expect(chatQuestion).toBeHidden();
    await expect(chat).toBeFocused();
  }
  await chat.click();
  await untilIdle(page);
  expect(vendors.requested).toEqual([]);
  await chatQuestion.getByRole('button', allow).click();
  await expect.poll(() => vendors.requested).toEqual([MESSENGER]);
  await expect.poll(() => globalOf(page, 'calls')).toContainEqual(['show']);
  await expect(chat).toBeFocused();
  expect(await globalOf(page, 'intercomSettings')).toMatchObject({
    app_id: 'test1234',
    hide_default_launcher: true,
  });
  await headerLink(page, 'About').click();
  await expect.poll(() => globalOf(page, 'calls')).toContainEqual(['update']);
  expect(watch.messages).toEqual([]);
});

test('an allowed chat loads at once, with the page’s user', async ({ page, vendors }) => {
  await rememberAnswers(page, { tagManager: 'no', chat: 'yes' });
  await page.addInitScript(() => {
    window.tallycombChatUser = { id: '42', name: 'A. B.', createdAt: '2025-01-17T00:00:00Z' };
  });
  await page.goto(path);
  await expect.poll(() => vendors.requested).toEqual([MESSENGER]);
  await expect.poll(() => globalOf(page, 'calls')).toBeDefined();
  expect(await globalOf(page, 'calls')).not.toContainEqual(['show']);
  const settings = await globalOf(page, 'intercomSettings');
  expect(settings).toMatchObject({ user_id: '42', name: 'A. B.', created_at: 1_737_072_000 });
  expect(settings).not.toHaveProperty('email');
  await consentOn(page).chat.click();
  await expect.poll(() => globalOf(page, 'calls')).toContainEqual(['show']);
  expect(vendors.requested).toEqual([MESSENGER]);
});

test('a blocked chat shows an error, and can be tried again', async ({ page, vendors, watch }) => {
  const { chat, chatQuestion } = consentOn(page);
  const alert = page.getByRole('alert');
  await rememberAnswers(page, { tagManager: 'no', chat: 'no' });
  vendors.blocked = /intercom/;
  await page.goto(path);
  await chat.click();
  await chatQuestion.getByRole('button', allow).click();
  await expect(alert).toContainText('The chat didn’t load');
  await expect(alert).toContainText('hello@example.com');
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await chat.press('Enter');
    await expect(alert).toContainText('The chat didn’t load');
    await expect(chat).toBeFocused();
    await expectSeenWhole(chat);
  }
  vendors.blocked = undefined;
  await chat.click();
  await expect.poll(() => globalOf(page, 'calls')).toContainEqual(['show']);
  expect(watch.messages.join()).not.toContain('uncaught');
});
