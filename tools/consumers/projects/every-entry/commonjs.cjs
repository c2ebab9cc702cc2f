const about = require('@tallycomb/content/about');
const calculator = require('@tallycomb/content/calculator');
const changelog = require('@tallycomb/content/changelog');
const consent = require('@tallycomb/content/consent');
const guides = require('@tallycomb/content/guides');
const guideBodies = require('@tallycomb/content/guides/bodies');
const home = require('@tallycomb/content/home');
const legal = require('@tallycomb/content/legal');
const navigation = require('@tallycomb/content/navigation');
const notFound = require('@tallycomb/content/not-found');
const site = require('@tallycomb/content/site');
const core = require('@tallycomb/inflation-core');
const cpiU = require('@tallycomb/inflation-core/cpi-u');
const lookup = require('@tallycomb/inflation-core/lookup');
const personalCareServices = require('@tallycomb/inflation-core/personal-care-services');
const series = require('@tallycomb/inflation-core/series');
const ui = require('@tallycomb/ui');
const styles = require('@tallycomb/ui/styles');

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
