/**
 * Checks a prop of a chart, for callers without types.
 *
 * @throws TypeError that names the component and the prop.
 */
export function requireProp(isMet: boolean, prop: string, wanted: string, value: unknown): void {
  if (isMet) return;
  const given = value === null ? 'null' : typeof value;
  throw new TypeError(`The prop ${prop} must be ${wanted}, but it was ${given}.`);
}
