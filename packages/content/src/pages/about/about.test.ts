import { describe, expect, it } from 'vitest';
import { claimsAsOf } from '../../claims';
import { addressesOf } from '../../copy-rules';
import { aboutHead, careers, culture, journey, library, purpose, team } from './index';

const { entries } = library;

it('has the headings of the specification', () => {
  expect(aboutHead.heading.join(' ')).toBe('Founded By A Salon Owner, For Salon Owners');
  expect([journey, purpose, team, culture, library, careers].map(({ heading }) => heading)).toEqual(
    [
      'Our Journey',
      'Our Purpose',
      'Global Remote Team',
      'Culture & Operating Values',
      'Culture Library',
      'Join Our Team',
    ],
  );
});

describe('the journey', () => {
  it('takes four steps in a comb that counts the locations, ten thousand a tooth', () => {
    expect(journey.lead).toBe('Our founder has owned a salon in a large US city since 2010.');
    const counted = journey.steps.filter(({ kind }) => kind === 'counted');
    const teeth = counted.reduce((sum, step) => sum + step.teeth, 0);
    expect((teeth * 10_000).toLocaleString('en-US')).toBe(journey.flag);
    expect(journey.unit).toContain(`Each red bar adds 10,000 locations, up to ${journey.flag}`);
    expect(journey.steps.map(({ kind }) => kind).join()).toBe('yours,unknown,counted,counted');
  });

  it('counts what the specification counts', () => {
    const count = journey.steps.find(({ id }) => id === 'count')?.text;
    expect(count).toContain('Over 350,000 locations');
    expect(count).toContain('over 650,000 beauty professionals');
    expect(count).toContain('over 25 million price points');
    expect(count).toContain(`as of ${claimsAsOf}`);
  });
});

it('claims the specified gap in pay', () => {
  expect(purpose.claim).toBe('Beauty pros earn 20% less than the average American.');
  expect(purpose.claimNote).toBe(`Our estimate, as of ${claimsAsOf}.`);
});

describe('the team', () => {
  it('has three countries on the map, places in the hiring window, not offices', () => {
    expect(
      team.markers.map(({ label, latitude, longitude }) => [label, latitude, longitude]),
    ).toEqual([
      ['Argentina', -34, -64],
      ['Portugal', 39.5, -8],
      ['Kenya', 1, 38],
    ]);
    expect(team.mapNote).toContain('The flags aren’t offices.');
  });

  it('is inside the hiring window', () => {
    const { first, last } = team.hours;
    expect(team.lead).toContain(`between UTC${first} and UTC+${last}`);
    for (const { timeZone } of team.markers) {
      const hours = Number(/^UTC([+-]\d+)/.exec(timeZone)?.[1]);
      expect(hours).toBeGreaterThanOrEqual(first);
      expect(hours).toBeLessThanOrEqual(last);
    }
  });
});

it('has the six values of the specification, in its order, each in two to four sentences', () => {
  expect(culture.values.map(({ name }) => name).join()).toBe(
    'Compassion,Curiosity,Grit,Logic,Integrity,Responsibility',
  );
  for (const { text } of culture.values) {
    const sentences = text.split(/(?<=\.)\s/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
  }
});

describe('the library', () => {
  it('holds fifteen readings: articles, books, then documents', () => {
    expect(library.lead).toMatch(/^Fifteen /);
    const kinds = entries.map(({ category }) => category).join();
    expect(kinds).toMatch(/^(article,){7}(book,){5}(pdf,?){3}$/);
  });

  it('links each by an address of its own, over https', () => {
    const links = entries.map(({ link }) => link);
    for (const link of links) expect(new URL(link).protocol).toBe('https:');
    expect(new Set(links).size).toBe(15);
  });

  it('never puts two spines of one color side by side', () => {
    const tones: readonly string[] = entries.map(({ tone }) => tone);
    for (const [at, tone] of tones.entries()) expect(tones[at + 1]).not.toBe(tone);
    expect(new Set(tones).size).toBe(7);
  });
});

describe('careers', () => {
  it('offer the two remote roles and three benefits of the specification', () => {
    expect(careers.id).toBe('careers');
    expect(careers.positions.map(({ title, location, type }) => [title, location, type])).toEqual([
      ['Full Stack Engineer', 'Remote', 'Full-time'],
      ['Data Engineer', 'Remote', 'Full-time'],
    ]);
    expect(careers.applyLabel).toBe('Apply Now');
    const benefits = careers.benefits.map(({ name }) => name);
    expect(benefits).toEqual(['Remote first', 'Flexible time off', 'Equity']);
  });

  it('leave the job board’s address to the configuration', () => {
    expect(addressesOf(careers)).toEqual([]);
    expect(new Set(careers.positions.map(({ link }) => link)).size).toBe(2);
  });
});
