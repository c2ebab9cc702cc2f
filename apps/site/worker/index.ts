/** Edge entry: core's handler answers the lookup, everything else is a static file. */
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { createLookupHandler } from '@tallycomb/inflation-core/lookup';

const answerLookup = createLookupHandler(cpiU);

export default {
  fetch(request: Request): Promise<Response> {
    return answerLookup(request);
  },
};
