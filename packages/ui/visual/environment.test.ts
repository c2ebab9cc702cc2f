import { describe, expect, it } from 'vitest';
import { incomparable } from './environment';

const drawnIn = { browser: '156.0.8078.79', platform: 'linux-x64' };

describe('incomparable', () => {
  it('compares where browser and platform are the same', () => {
    expect(incomparable(drawnIn, { ...drawnIn })).toBeUndefined();
  });

  it('compares across patches of one build', () => {
    expect(incomparable(drawnIn, { ...drawnIn, browser: '156.0.8078.140' })).toBeUndefined();
  });

  it.each([
    ['157.0.8101.2', 'linux-x64'],
    ['156.0.8079.79', 'linux-x64'],
    ['15.0.8078.79', 'linux-x64'],
    ['156.0.8078.79', 'linux-arm64'],
    ['156.0.8078.79', 'darwin-x64'],
  ])('says why it does not compare with %s on %s', (browser, platform) => {
    const reason = incomparable(drawnIn, { browser, platform });
    expect(reason).toContain('Chromium 156.0.8078 on linux-x64');
    expect(reason).toContain(`${browser.split('.').slice(0, 3).join('.')} on ${platform}`);
  });
});
