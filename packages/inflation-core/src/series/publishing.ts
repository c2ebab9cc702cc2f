import type { PublishingRule } from './index-series';

/** As the Bureau of Labor Statistics does: around the middle of the next month. */
export const MID_MONTH: PublishingRule = { monthsLater: 1, byDay: 15 };
