import { fade } from './fading-end.css';
import { scrollDriven } from './rules';

/** Fades the end of a box that scrolls sideways while more follows. Spread into a rule for browsers with scroll timelines. */
export const fadingEnd = (width: string) =>
  ({
    maskImage: `linear-gradient(90deg, #000 calc(100% - ${width}), #0003)`,
    maskSize: `calc(100% + ${width}) 100%`,
    ...scrollDriven({ name: fade, timeline: 'scroll(self inline)' }),
    animationRange: `calc(100% - ${width}) 100%`,
  }) as const;
