interface Bucket {
  /** Let through at once. */
  readonly burst: number;
  /** Let through from then on. */
  readonly perSecond: number;
}

/** Says whether one more may pass at a time in milliseconds. Counts for this isolate or process. */
export function createTokenBucket({ burst, perSecond }: Bucket): (now: number) => boolean {
  let tokens = burst;
  let filledAt = 0;
  return (now) => {
    tokens = Math.min(burst, tokens + (Math.max(0, now - filledAt) / 1000) * perSecond);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
