import * as about from '@tallycomb/content/about';
import * as calculator from '@tallycomb/content/calculator';
import * as changelog from '@tallycomb/content/changelog';
import * as consent from '@tallycomb/content/consent';
import * as guides from '@tallycomb/content/guides';
import * as guideBodies from '@tallycomb/content/guides/bodies';
import * as home from '@tallycomb/content/home';
import * as legal from '@tallycomb/content/legal';
import * as navigation from '@tallycomb/content/navigation';
import * as notFound from '@tallycomb/content/not-found';
import * as site from '@tallycomb/content/site';
import * as core from '@tallycomb/inflation-core';
import * as cpiU from '@tallycomb/inflation-core/cpi-u';
import * as lookup from '@tallycomb/inflation-core/lookup';
import * as personalCareServices from '@tallycomb/inflation-core/personal-care-services';
import * as series from '@tallycomb/inflation-core/series';
import * as ui from '@tallycomb/ui';
import * as styles from '@tallycomb/ui/styles';

const entries = {
  '@tallycomb/content/about': about,
  '@tallycomb/content/calculator': calculator,
  '@tallycomb/content/changelog': changelog,
  '@tallycomb/content/consent': consent,
  '@tallycomb/content/guides': guides,
  '@tallycomb/content/guides/bodies': guideBodies,
  '@tallycomb/content/home': home,
  '@tallycomb/content/legal': legal,
  '@tallycomb/content/navigation': navigation,
  '@tallycomb/content/not-found': notFound,
  '@tallycomb/content/site': site,
  '@tallycomb/inflation-core': core,
  '@tallycomb/inflation-core/cpi-u': cpiU,
  '@tallycomb/inflation-core/lookup': lookup,
  '@tallycomb/inflation-core/personal-care-services': personalCareServices,
  '@tallycomb/inflation-core/series': series,
  '@tallycomb/ui': ui,
  '@tallycomb/ui/styles': styles,
};

const kinds = (entry) => Object.entries(entry).map(([name, value]) => [name, typeof value]);
const named = Object.entries(entries).map(([path, entry]) => [path, kinds(entry).sort()]);
console.log(JSON.stringify(Object.fromEntries(named)));
