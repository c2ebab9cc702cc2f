/** A share in per cent as people write it, '45', '7.5' or '45%'; to two decimals. */
export function parsePercent(text: string): number | undefined {
  const [, digits] = /^(\d{1,5}(?:\.\d{1,2})?)\s?%?$/.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A count of visits, from 1 up: '120' or '1,200'. */
export function parseVisits(text: string): number | undefined {
  const [, thousands = '', rest] = /^(?:(\d{1,3}),(?=\d{3}$))?(\d{1,6})$/.exec(text.trim()) ?? [];
  const visits = Number(thousands + (rest ?? ''));
  return visits > 0 ? visits : undefined;
}
