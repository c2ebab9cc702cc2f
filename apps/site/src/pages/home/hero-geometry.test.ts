import { expect, it } from 'vitest';
import {
  type HeroSign,
  heroBox,
  heroFlag,
  heroSigns,
  heroTeeth,
  salonCount,
} from './hero-geometry';

it('makes each tooth as tall as its price demands', () => {
  expect(heroTeeth).toHaveLength(salonCount);
  for (const { tip, price } of heroTeeth) {
    const length = 40 + ((price - 120) / 210) * 330;
    expect(Math.abs(heroBox.height - tip - length)).toBeLessThanOrEqual(0.5);
  }
});

/** Width and height of the frame, and the scale of its signs. */
const screens = [
  [320, 336, heroFlag.phone],
  [390, 410, heroFlag.phone],
  [768, 426, 1],
  [1440, 798, 1],
] as const;

it.each(screens)('keeps both signs inside a frame of %d by %d and off each other', (...screen) => {
  const [width, height, scale] = screen;
  const boxOf = ({ tooth, left, width: wide }: HeroSign, up: number) => {
    const x = (tooth.x / heroBox.width) * width - left * scale;
    const bottom = (tooth.tip / heroBox.height) * height - up * scale;
    return { left: x, right: x + wide * scale, bottom, top: bottom - heroFlag.height * scale };
  };
  for (let salon = 0; salon < salonCount; salon++) {
    const signs = heroSigns(salon, {
      you: { words: 'You', price: '$330' },
      median: { words: 'Median', price: '$185' },
    });
    const you = boxOf(signs.you, heroFlag.up.you);
    const median = boxOf(signs.median, heroFlag.up.median);
    for (const { left, right } of [you, median]) {
      expect(left, `salon ${salon}`).toBeGreaterThanOrEqual(0);
      expect(right, `salon ${salon}`).toBeLessThanOrEqual(width);
    }
    const isBeside = you.right <= median.left + 1 || median.right <= you.left + 1;
    const isAbove = you.bottom <= median.top || median.bottom <= you.top;
    expect(isBeside || isAbove, `salon ${salon}`).toBe(true);
  }
});
