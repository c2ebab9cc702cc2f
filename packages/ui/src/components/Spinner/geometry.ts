const TEETH = 14;
const TOOTH_WIDTH = 10;
const TOOTH_GAP = 9;
const SPINE_HEIGHT = 14;
const HEIGHT = 144;
const SHORTEST = 0.25;
const STEP = (1 - SHORTEST) / (TEETH - 1);

const pitch = TOOTH_WIDTH + TOOTH_GAP;

/** A comb whose teeth rise to the right, in drawing units. */
export const comb = {
  width: TEETH * pitch + TOOTH_GAP,
  height: HEIGHT,
  spine: { y: HEIGHT - SPINE_HEIGHT, height: SPINE_HEIGHT },
  teeth: Array.from({ length: TEETH }, (_, index) => {
    const length = Math.round((HEIGHT - SPINE_HEIGHT) * (SHORTEST + STEP * index));
    const x = TOOTH_GAP + index * pitch;
    return { x, y: HEIGHT - SPINE_HEIGHT - length, width: TOOTH_WIDTH, height: length };
  }),
} as const;
