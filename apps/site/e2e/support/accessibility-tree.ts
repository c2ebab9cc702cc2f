/** The page as assistive technology is given it: Chromium's accessibility tree. */
import type { Page } from '@playwright/test';

interface Entry {
  readonly role: string;
  readonly name: string;
  readonly isFocusable: boolean;
}

export async function treeOf(page: Page): Promise<Entry[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      isFocusable: properties.some((one) => one.name === 'focusable' && one.value.value === true),
    }));
}

const TO_BE_NAMED =
  /^(link|button|textbox|slider|tab|tabpanel|img|image|figure|table|navigation|region|group|list)$/;
/** Of those, what may go without a name unless the keyboard reaches it. */
const MAY_BE_ANONYMOUS = /^(group|list|figure)$/;

/** What has no name of its own, by role. axe asks it of links, buttons, fields and images alone. */
export const unnamed = (tree: readonly Entry[]) =>
  tree
    .filter(({ role, name }) => name === '' && TO_BE_NAMED.test(role))
    .filter(({ role, isFocusable }) => isFocusable || !MAY_BE_ANONYMOUS.test(role))
    .map(({ role }) => role);

export const namesOf = (tree: readonly Entry[], wanted: string) =>
  tree.filter(({ role }) => role === wanted).map(({ name }) => name);
