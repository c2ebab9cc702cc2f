import type { Environment } from './site-config.ts';

/**
 * Of the page views, the share whose faults browsers report to the host: all, unless `REPORTS` says
 * another share, or `off` where no log is kept.
 *
 * @throws Error that names the variable, its value and what it must be.
 */
export function readReportedShare({ REPORTS: text = '' }: Environment): number {
  if (text === '') return 1;
  if (text === 'off') return 0;
  const share = Number(text);
  if (share > 0 && share <= 1) return share;
  throw new Error(
    `REPORTS is "${text}". It must be "off" or a share above 0 such as 0.1; set it so, or unset it.`,
  );
}
