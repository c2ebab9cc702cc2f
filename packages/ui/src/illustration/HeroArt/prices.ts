/** How many salons the comb of the hero stands for. */
export const salonCount = 48;
/** Your salon and the median one, counted from the cheapest. */
export const yourSalon = 15;
export const medianSalon = 24;

const lowest = 120;
const span = 210;
const bend = 1.75;

/**
 * The price that a tooth shows, in dollars: 120 for the cheapest of the 48 salons, 330 for the
 * dearest.
 *
 * @example
 * Math.round(heroPrice(yourSalon)) // => 148
 * Math.round(heroPrice(medianSalon)) // => 185
 * heroPrice(47) // => 330
 */
export const heroPrice = (salon: number): number =>
  lowest + span * (salon / (salonCount - 1)) ** bend;

/**
 * The salons that a comb of fewer teeth shows: spread evenly, and always with yours and the median.
 *
 * @example
 * shownSalons(48).length // => 48
 * shownSalons(20).includes(yourSalon) && shownSalons(20).includes(medianSalon) // => true
 */
export function shownSalons(teeth: number): number[] {
  const step = (salonCount - 1) / (teeth - 1);
  const marked = [yourSalon, medianSalon];
  return Array.from({ length: teeth }, (_, tooth) => {
    const exact = tooth * step;
    const near = marked.find((salon) => Math.abs(salon - exact) <= step / 2);
    return near ?? Math.round(exact);
  });
}
