/** The page as assistive technology is given it: Chromium's accessibility tree. */
import type { Page } from '@playwright/test';

interface Entry {
  readonly role: string;
  readonly name: string;
  readonly level: number;
  readonly isFocusable: boolean;
}

export async function treeOf(page: Page): Promise<Entry[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  // Chromium gives level after level; a reader goes from each entry into its children.
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (id: string): typeof nodes => {
    const node = byId.get(id);
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : [];
  };
  return inOrder(nodes[0]?.nodeId ?? '')
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const propertyOf = (wanted: string) =>
        properties.find((property) => property.name === wanted)?.value.value;
      return {
        role: String(role?.value ?? ''),
        name: String(name?.value ?? '').trim(),
        level: Number(propertyOf('level') ?? 0),
        isFocusable: propertyOf('focusable') === true,
      };
    });
}

const TO_BE_NAMED =
  /^(link|button|textbox|slider|tab|tabpanel|img|image|figure|table|navigation|region|group|list)$/;
/** Of those, what may go without a name unless the keyboard reaches it. */
const MAY_BE_ANONYMOUS = /^(group|list|figure)$/;

/** What has no name of its own, by role. */
export const unnamed = (tree: readonly Entry[]) =>
  tree
    .filter(({ role, name }) => name === '' && TO_BE_NAMED.test(role))
    .filter(({ role, isFocusable }) => isFocusable || !MAY_BE_ANONYMOUS.test(role))
    .map(({ role }) => role);

export const namesOf = (tree: readonly Entry[], wanted: string) =>
  tree.filter(({ role }) => role === wanted).map(({ name }) => name);

/** Headings that leave out a level, with the one before. */
export function skippedLevels(tree: readonly Entry[]): string[] {
  const headings = tree.filter(({ role }) => role === 'heading');
  return headings.flatMap(({ name, level }, index) => {
    const above = headings[index - 1]?.level ?? 0;
    return level > above + 1 ? [`“${name}” is of level ${level} after level ${above}`] : [];
  });
}

export const firstLevelHeadings = (tree: readonly Entry[]) =>
  tree.filter(({ role, level }) => role === 'heading' && level === 1).map(({ name }) => name);
