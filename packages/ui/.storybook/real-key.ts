/**
 * Presses a key as a visitor does. Only a test can: what a page makes up itself closes no popover.
 * Answers whether it was pressed.
 */
export async function pressRealKey(key: 'Escape'): Promise<boolean> {
  if (!('__vitest_browser__' in globalThis)) return false;
  const { userEvent } = await import('vitest/browser');
  await userEvent.keyboard(`{${key}}`);
  return true;
}
