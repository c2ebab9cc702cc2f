/** Loaders of the published indexes and their functions, which load on first use. */
export const loadSalonIndex = () => import('@tallycomb/inflation-core/personal-care-services');

export async function loadPriceIndexes() {
  const [series, { cpiU }, { personalCareServices }] = await Promise.all([
    import('@tallycomb/inflation-core/series'),
    import('@tallycomb/inflation-core/cpi-u'),
    loadSalonIndex(),
  ]);
  return { ...series, cpiU, personalCareServices };
}

export type PriceIndexes = Awaited<ReturnType<typeof loadPriceIndexes>>;
