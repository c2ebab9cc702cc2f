import { createLookupHandler } from '@tallycomb/inflation-core/lookup';
import { cpiU } from '@tallycomb/inflation-core/series';

export default { fetch: createLookupHandler(cpiU) };
