import { media } from '../src/styles/media';

/**
 * Runs a check as if the test's visitor forced colors, and takes that back after it. No page can do
 * that to itself: outside a test nothing is checked.
 */
export async function withForcedColors(check: () => Promise<void>): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { cdp } = await import('vitest/browser');
  const scheme = matchMedia(media.dark).matches ? 'dark' : 'light';
  const emulate = (forced: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: forced },
        { name: 'prefers-color-scheme', value: scheme },
      ],
    });
  await emulate('active');
  try {
    await check();
  } finally {
    await emulate('none');
  }
}
