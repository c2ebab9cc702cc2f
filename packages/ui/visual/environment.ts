/** What decides how the same page is drawn, besides its own code and fonts. */
export interface Environment {
  /** Full version of Chromium: major.minor.build.patch. */
  readonly browser: string;
  readonly platform: string;
}

/** A patch mends faults and leaves the drawing alone; a build may not. */
const buildOf = (version: string): string => version.split('.').slice(0, 3).join('.');

/**
 * Why pictures drawn in one environment say nothing about the other; `undefined` if they do.
 *
 * @example
 * incomparable(drawnIn, { ...drawnIn, browser: '157.0.8101.2' })
 * // 'the pictures were drawn by Chromium 156.0.8078 on linux-x64, this is Chromium 157.0.8101 on linux-x64'
 */
export function incomparable(drawnIn: Environment, here: Environment): string | undefined {
  const [then, now] = [drawnIn, here].map(
    ({ browser, platform }) => `Chromium ${buildOf(browser)} on ${platform}`,
  );
  return then === now ? undefined : `the pictures were drawn by ${then}, this is ${now}`;
}
