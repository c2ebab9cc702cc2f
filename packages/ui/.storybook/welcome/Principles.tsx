import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Accordion, Button, Comb, Leader, Tag } from '../../src/all';
import * as styles from './Welcome.css';

interface PrincipleProps {
  readonly title: string;
  readonly words: string;
  readonly background: keyof typeof styles.stages;
  readonly children: ReactNode;
}

/** Colors of the art palette; what stands on them is dark in either theme. */
const neverInverts = new Set<keyof typeof styles.stages>(['powder', 'honey', 'jar', 'mint']);

const Principle = ({ title, words, background, children }: PrincipleProps) => (
  <li className={styles.principle}>
    <div
      className={styles.stages[background]}
      data-theme={neverInverts.has(background) ? 'light' : undefined}
    >
      {children}
    </div>
    <h3 className={styles.title}>{title}</h3>
    <p>{words}</p>
  </li>
);

const lengths = Array.from({ length: 15 }, (_, salon) => 24 + (salon / 14) ** 1.75 * 150);
const prices = { x: -8, y: 196, width: 416, lengths, toothWidth: 15, spine: 60, you: 5 };

const PriceList = () => (
  <ul className={styles.list}>
    {[
      ['Color bar, 1.1 mi', '$185'],
      ['Hair studio, 0.4 mi', '$210'],
      ['You', '$148'],
    ].map(([label, price]) => (
      <li key={label} className={styles.row}>
        {label} <Leader /> <span className={styles.price}>{price}</span>
      </li>
    ))}
  </ul>
);

const Backgrounds = () => (
  <ul className={styles.backgrounds}>
    {(['hero', 'page', 'wash', 'honey', 'teal', 'night'] as const).map((background) => (
      <li key={background} className={styles.backgroundNamed[background]}>
        {background}
      </li>
    ))}
  </ul>
);

const answer = 'No. It is a native disclosure, and opens without any.';

/** Each principle with a live example of it. */
export const Principles = () => (
  <Unstyled>
    <ul className={styles.principles}>
      <Principle
        title="The Comb Is a Chart"
        words="It has a baseline and bars already. Every chart is a salon object, and one tooth in it is yours."
        background="powder"
      >
        <svg className={styles.standing} viewBox="0 0 400 225" aria-hidden="true">
          <Comb shape={prices} colors={{ fill: 'comb', youFill: 'combYou' }} />
        </svg>
      </Principle>
      <Principle
        title="Hang It on a Tag"
        words="What has a price or takes a click is a swing tag: two cut corners and a hole. One lacquer button in a view."
        background="mint"
      >
        <Button>Start Growing Now</Button>
        <Button variant="ink">Calculate Your Loss</Button>
      </Principle>
      <Principle
        title="Lead to the Price"
        words="Dots run from a name to its price, as on a price list. Units and signs are written out."
        background="paper"
      >
        <PriceList />
      </Principle>
      <Principle
        title="One Background, One Idea"
        words="Six flat backgrounds, one for each section. No gradients, no photos, no glow."
        background="wash"
      >
        <Backgrounds />
      </Principle>
      <Principle
        title="Never by Color Alone"
        words="The word says it; the color agrees. So it holds in forced colors and in gray."
        background="jar"
      >
        <Tag tone="new" />
        <Tag tone="improved" />
        <Tag tone="fixed" />
      </Principle>
      <Principle
        title="The Platform First"
        words="Menus, questions and links work before script has run, and where it never does."
        background="paper"
      >
        <Accordion
          className={styles.list}
          items={[{ id: 'welcome-platform', question: 'Does it need script?', answer }]}
        />
      </Principle>
    </ul>
  </Unstyled>
);
