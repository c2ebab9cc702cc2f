import type { ReactNode } from 'react';
import {
  Accordion,
  Button,
  ChipStrip,
  Container,
  Counter,
  CounterList,
  Heading,
  Lead,
  PlanCard,
  PlanRail,
  ProblemArt,
  Section,
  SwatchCard,
  SwatchGrid,
} from '../../../src';
import { categories } from '../../../src/components/Chip/specimens';
import { plans, problems, questions } from './fixtures';
import * as styles from './sections.css';

interface HeadProps {
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}

export const Head = ({ id, title, children }: HeadProps) => (
  <div className={styles.head}>
    <Heading level={2} id={id}>
      {title}
    </Heading>
    {children === undefined ? null : <Lead>{children}</Lead>}
  </div>
);

export const Strip = () => (
  <ChipStrip
    className={styles.strip}
    label="Categories we cover"
    items={categories}
    pauseLabel="Pause the categories"
  />
);

export const Counts = () => (
  <Section ground="page" className={styles.counts}>
    <Container>
      <CounterList>
        <Counter label="Locations Tracked" value={350_000} suffix="+" />
        <Counter label="Beauty Professionals" value={650_000} suffix="+" />
        <Counter label="Price Points" value={25_000_000} suffix="+" />
      </CounterList>
    </Container>
  </Section>
);

export const Problems = () => (
  <Section ground="page" aria-labelledby="problems">
    <Container>
      <Head id="problems" title="These Problems Sound Familiar?">
        Three shades every owner has worn. None of them is flattering.
      </Head>
      <SwatchGrid>
        {problems.map(({ scene, ...problem }) => (
          <SwatchCard key={scene} {...problem} art={<ProblemArt scene={scene} />} />
        ))}
      </SwatchGrid>
    </Container>
  </Section>
);

export const Loss = () => (
  <Section ground="honey" aria-labelledby="loss" className={styles.loss}>
    <div className={styles.hatch} />
    <Container className={styles.above}>
      <Head id="loss" title="Your Prices Stood Still. Your Costs Did Not.">
        Rent went up and so did color. If the menu did not, the difference came out of your pocket.
      </Head>
      <p className={styles.figure}>$158,945</p>
      <div className={styles.foot}>
        <p className={styles.assumption}>A sample: the figures here are always the same.</p>
        <Button variant="ink" href="/inflation-calculator">
          Calculate Your Loss
        </Button>
      </div>
    </Container>
  </Section>
);

export const Pricing = () => (
  <Section ground="teal" aria-labelledby="pricing">
    <Container>
      <Head id="pricing" title="Our Menu, Prices Included">
        You post yours, so we post ours.
      </Head>
      <PlanRail>
        {plans.map((plan) => (
          <PlanCard key={plan.price} {...plan} />
        ))}
      </PlanRail>
      <p className={styles.terms}>No contracts, cancel anytime</p>
    </Container>
  </Section>
);

export const Questions = () => (
  <Section ground="page" aria-labelledby="questions">
    <Container className={styles.questions}>
      <div>
        <Heading level={2} id="questions">
          Fair Questions
        </Heading>
        <Lead className={styles.answerLead}>Asked across the chair, answered plainly.</Lead>
      </div>
      <Accordion items={questions} headingLevel={3} defaultOpenId="booking" />
    </Container>
  </Section>
);
