/** The words of price lists, each in lower case in the classes that it belongs to. */
const WORDS = {
  // Names of columns.
  price:
    'price prices pricing rate rates charge charges fee fees amount usd $ rrp msrp sell selling precio precios tarifa tarifas',
  priceAlone: 'price prices precio precios usd $',
  /** In the name of a column of words beside a price. */
  kind: 'type kind types varies',
  choice: 'option name level tier',
  /** Money that is no price of a service. */
  never: `
    average avg cost costs cogs wholesale tax taxes vat gst hst commission commissions deposit
    deposits cancellation cancel noshow member members membership compare discount discounted
    discounts sale promo promotion promotional special tip tips gratuity payout wage margin profit
    markup revenue total subtotal supply supplies backbar rebate refund credit points minimum
    maximum min max prepaid package cents pence purchase purchasing buy buying supplier trade landed
    dealer distributor factory anticipo depósito deposito señal seña costo
  `,
  takings: `
    sales gross net earned earnings turnover paid spent balance labor labour material materials
  `,
  material: 'product material',
  changed: `
    since changed change changes updated update effective date month valid revised raised increase
    increased started
  `,
  /** Beside those, in the name of the month of a price's last change. */
  besideChanged:
    'price prices rate rates list the of in on at from when our last latest new current this',
  stock: `
    stock quantity qty inventory hand onhand reorder capacity available weight max min alert
  `,
  duration: 'duration minutes minute mins min hours hour hrs time length duración minutos',
  /** Of time besides that of the service. */
  besides: 'processing buffer cleanup cleaning padding block finishing prep gap setup',
  visit: `
    visit visits booking bookings booked appointment appointments appt appts client clients
    guests sold times performed
  `,
  /** Of clients, whose price it is. */
  whose: 'new returning existing first repeat initial single each',
  lasting: 'lifetime ytd ever alltime total online url link enabled last next rating staff',
  level: 'level tier size option stylist seniority length',
  titled: 'name names title',
  variation: 'variation variations',
  variant: 'variant variants',
  description: 'description descriptions details',
  section: 'category categories department group section',
  /** Who gives a service, in a column's name. */
  giver: 'employee staff provider technician therapist barber',
  starting: 'from starting starts at desde',
  bound: 'min minimum low lowest max maximum high highest',
  hourly: 'hour hourly hr',
  service: `
    service services treatment treatments item items name names title product products procedure
    procedures menu what breed area bed servicio servicios tratamiento
  `,
  other: `
    category categories type types code codes id sku handle token vendor tag tags url image group
    department reporting gtin barcode note notes status staff employee employees provider customer
    business location facing visibility archived sellable position sort order
    collection seo file email phone percent country unit units count session modifier
    sessions number rank
  `,
  week: 'week weekly wk',
  quarter: 'quarter quarterly',
  year: 'year yearly annual annually yr',
  /** Before the month since when a price holds. */
  dated: 'eff effective as of since on beginning',
  later: 'next future planned proposed target suggested recommended projected draft goal',
  former: 'anterior old previous prev former was before past prior last original historic',
  current: 'this current currently now today present actual existing',
  new: 'new after updated revised latest newest',
  /** In a price's name, and no part of what it is the price of. */
  plain: `
    s us in the our of a per year years service services item variant variants unit retail list regular
    standard std base selling sales salon full incl including point dollars dollar usd $ treatment
    money gross net menu sell customer customers client clients public guest formatted value display excl excluding ex tax vat
  `,
  /** Of a price that grows by its tax until it is paid. */
  beforeTax: 'net excl excluding ex',

  // Levels and sizes.
  /** Who gives a service. */
  rank: `
    talent designer graduate apprentice assistant trainee junior jr associate stylist artist
    advanced senior sr specialist expert master director creative principal owner top elite
    signature stylists artists directors
  `,
  size: `
    short medium med long extra xtra xl xs xxl x small large mini full fill fills refill half partial
    quarter single double triple giant jumbo tiny toy fine thin thick thicker coarse shoulder waist bra midback mid sm lg
    top bottom both
  `,
  /** Whose prices a column has. */
  whom: `
    men women ladies gent gents gentlemen boy boys girl girls kid kids child children teen teens
    adult adults seniors student students cash card
  `,
  /** Beside a rank or a size, and no name of a service. */
  besideLevel: `
    above below chin neck length hair and or to the with level tier lvl l of new week weeks wk wks set
    stylists barber barbers colorist colorists tech technician therapist
  `,

  /** In the title of a whole list. */
  list: 'price prices pricing list rate rates',
  /** Of a body, behind the name of a service. */
  limb: 'hand hands foot feet finger fingers fingernails toe toes toenails manos pies',

  // Lines that are no service.
  total: 'total totals subtotal sum average avg mean median',
  besideTotal: `
    grand sub overall all of the and per a in for usd services revenue sales income price prices
    visits menu count week weekly month monthly year yearly annual
  `,
  /** Of a sentence. */
  saying: `
    is are may can will must please we your you include includes included including subject
    effective require requires exclude excludes excluding required available depending depends
    updated copyright call if when requiere requieren
  `,
  /** First or last words of half a sentence that was taken for a name. */
  joining: 'is are get give and or if then for with of to its at from than by',
  /** First words of such a half sentence. */
  opening: 'yes no off it hey also we you when until as only on ends today this',
  /** Last words of such a half sentence. */
  closing: 'a an the under over desde que y my when then be charged otherwise else',
  /** Words that a name has only if it is a sentence, wherever they stand. */
  talking: `
    is are was will from desde it its you we if when then here here's here’s until before please have must can
  `,
  // Money for no service.
  fee: 'fee fees tarifa',
  /** In the name of what is charged, or held, for something else. */
  held: `
    fee fees charge charges charged deposit deposits anticipo depósito deposito señal surcharge
    surcharges penalty penalties noshow noshows late cancellation cancellations cancelation minimum minimums
    gift certificate certificates voucher vouchers cargo recargo multa mínimo minimo enrollment
    reschedule rescheduling
  `,
  /** In the name of a promotion, a rule or what is no service. */
  aside: `
    returned bounced financing gratuity tax coupon coupons promo promoción promotion clearance
    retail product products discount credit refund parking travel mileage miles guests persons
    people rental rent hire policy referral reward rewards bonus pay pays save saves member members
    donation value worth punch limit earn spend receive redeem
    mondays tuesdays wednesdays thursdays fridays saturdays sundays
  `,
  /** Last words of the names of articles. */
  retail: 'pomade lotion serum cleanser spf sunscreen bottle oz',
  goods:
    'retail product products physical good goods merchandise merch shop homecare gift card cards',
  besideGoods: 'our and for sale hair care to buy take home at with you',
  /** Behind an amount that is taken off. */
  off: 'off descuento',
  /** Between two prices of one service, and no name. */
  betweenPrices: `
    now was then reg regular sale special off for or to and with per each plus up member members
    nonmember students student cash card online deposit tax tip only if save
  `,
  /** Of what has no price. */
  free: `
    free gratuito consultar complimentary comp gratis included incl inclusive request poa por
    consultation consultations consult varies vary varied variable various depends depending tbd
    tba tbc na nc ask call contact inquire enquire inquiry enquiry quote quoted quotation estimate
    custom individual individually market none nil
  `,
} as const;

const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);

const CLASSES: ReadonlyMap<string, ReadonlySet<string>> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(WORDS).map(([name, words]) => [name, new Set(listOf(words))]),
);

/** True if a word, in lower case, is of one of the classes, or one of the words that name none. */
export const isOf = (word: string, ...classes: readonly string[]): boolean =>
  classes.some((name) => CLASSES.get(name)?.has(word) ?? name === word);

/** What stands before a price and behind it, the longer of two first. */
export interface Around {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const phrasesOf = (phrases: string): readonly string[] => phrases.trim().split(/,\s+/);

/** Around a starting price. */
export const FROM: Around = {
  before: /* @__PURE__ */ phrasesOf(`
    starting price, starting from, starting at, starting, starts from, starts at, start from,
    start at, starts, beginning at, begins at, begin at, prices from, priced from, as low as,
    at least, a partir de, à partir de, desde, ab, from, frm, fr, minimum, min
  `),
  after: /* @__PURE__ */ phrasesOf(`
    & up, &up, and up, n up, upwards, onwards, up, or more, and more, & more, and over, and above,
    & above, starting price, starting at, starting, y más, y mas, en adelante, et plus, minimum,
    min, plus, +
  `),
};

/** Around what is charged beside another service. */
export const ADD_ON: Around = {
  before: /* @__PURE__ */ phrasesOf('add-on, add on, addon, additional, extra, add, plus, +'),
  after: /* @__PURE__ */ phrasesOf('add-on, add on, addon, additional, extra, add, more'),
};

/** Before an amount that is no price for certain. */
export const VAGUE_BEFORE = /* @__PURE__ */ phrasesOf(
  'approximately, approx, about, around, roughly, between, average, avg, up to, ~, ≈',
);

/** Units of prices, each with the words for it. */
const OF_UNITS = `
  hour hours hourly hr hrs h hora, minute min, day, week wk, month mo, year yr, mile, unit,
  person guest persona pp, nail uña, finger, toe, foil, row, bead, strip, tape, weft, track,
  bundle, braid, inch, bowl, tube, piece pieza each ea c/u, set, pair, area, zone, side, syringe,
  vial, ml
`;

/** Units of prices, by the words for them. */
export const UNITS: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries([
  ...['half hour', 'half hr', '1/2 hour', '1/2 hr', '½ hour'].map((unit) => [unit, 'half hour']),
  ...phrasesOf(OF_UNITS)
    .map(listOf)
    .flatMap((words) => words.map((word) => [word, words[0]])),
]);

/** Words for the one visit that any price is for. */
export const VISITS = /* @__PURE__ */ listOf(
  'session visit treatment service application appointment client',
);

/** True for words that say that there is no price: “Price varies”, “No charge”. */
export const isSaidFree = (text: string): boolean =>
  text
    .replace(/\b(?:no|additional|extra) charge\b/, 'free')
    .split(/[^a-z]+/)
    .some((word) => isOf(word, 'free'));
