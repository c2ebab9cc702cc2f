/** Pictures of our product at work. Each is one image to assistive technology. */
import type { features } from '@tallycomb/content/pages';
import { Leader } from '@tallycomb/ui';
import type { ReactNode } from 'react';
import { comb, combBox, priceTeeth } from './vignette-comb';
import * as people from './vignette-people.css';
import * as styles from './vignettes.css';

type Vignettes = (typeof features)['tabs'];
type Talent = Vignettes[0]['vignette'];
type Prices = Vignettes[1]['vignette'];
type Alerts = Vignettes[2]['vignette'];

const dollars = (price: number): string => `$${price}`;

interface SheetProps {
  /** Text alternative of the picture, whose content is hidden from assistive technology. */
  readonly label: string;
  readonly children: ReactNode;
}

const Sheet = ({ label, children }: SheetProps) => (
  <div className={styles.sheet} role="img" aria-label={label}>
    {children}
  </div>
);

const SheetHead = ({ heading, badge }: Pick<Talent, 'heading' | 'badge'>) => (
  <div className={styles.head}>
    <p className={styles.title}>{heading}</p>
    <span className={styles.pill.plain}>{badge}</span>
  </div>
);

const Person = ({ role, contact, workplace }: Talent['people'][number]) => (
  <p className={styles.titled}>
    {contact ? `${role}\n${contact}\n` : role}
    {contact ? null : <span className={people.masked} />}
    {workplace}
  </p>
);

/** People at other salons, their names masked until the contact is unlocked. */
export const TalentVignette = ({ label, search, unlock, unlocked, ...talent }: Talent) => (
  <Sheet label={label}>
    <SheetHead {...talent} />
    <p className={people.search}>{search}</p>
    {talent.people.map((person) => (
      <div key={person.id} className={people.person[person.tone]}>
        <Person {...person} />
        <span className={people.contact[person.contact ? 'unlocked' : 'locked']}>
          {person.contact ? unlocked : unlock}
        </span>
      </div>
    ))}
  </Sheet>
);

function PriceComb({ prices, yourIndex }: Pick<Prices, 'prices' | 'yourIndex'>) {
  const { width, height } = combBox(prices.length);
  const teeth = priceTeeth(prices);
  const others = teeth.filter((_tooth, index) => index !== yourIndex);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.picture} aria-hidden="true">
      <path d={others.join('')} />
      <path className={styles.yours} d={teeth[yourIndex]} />
      <rect className={styles.spine} y={comb.height} width={width} height={comb.spine} rx="3" />
    </svg>
  );
}

/** Prices of one service as a comb and as a list, yours marked in both. */
export const PriceVignette = ({ label, prices, ...vignette }: Prices) => (
  <Sheet label={label}>
    <div className={styles.fields}>
      <p className={styles.service}>{vignette.service}</p>
      <p className={styles.box}>{vignette.radius}</p>
    </div>
    <p className={styles.title}>{vignette.heading}</p>
    <PriceComb prices={prices} yourIndex={vignette.yourIndex} />
    <p className={styles.axis}>
      <span>{dollars(Math.min(...prices))}</span>
      <span>{vignette.countLabel}</span>
      <span>{dollars(Math.max(...prices))}</span>
    </p>
    {vignette.rows.map(({ id, label: salon, price, isYours }) => (
      <p key={id} className={styles.row[isYours ? 'yours' : 'other']}>
        {salon}
        <Leader />
        <span className={styles.strong}>{dollars(price)}</span>
      </p>
    ))}
  </Sheet>
);

/** Price changes, each old price struck out. */
export const AlertVignette = ({ label, alerts, ...vignette }: Alerts) => (
  <Sheet label={label}>
    <SheetHead {...vignette} />
    {alerts.map(({ id, service, salon, when, before, after, change, direction }) => (
      <div key={id} className={styles.alert}>
        <p className={styles.changed}>{`${service}\n${salon}\n${when}`}</p>
        <p className={styles.price}>
          <s className={styles.before}>{dollars(before)}</s>
          {dollars(after)}
        </p>
        <span className={styles.pill[direction]}>{change}</span>
      </div>
    ))}
  </Sheet>
);
