import { describe, expect, it } from 'vitest';
import { claimsAsOf } from '../../claims';
import { addressesOf } from '../../copy-rules';
import * as about from './index';

const { aboutHead, careers, culture, journey, library, purpose, team } = about;

const unique = (items: readonly { readonly id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

it('has the headings of the specification', () => {
  expect(aboutHead.heading.join(' ')).toBe('Founded By A Salon Owner, For Salon Owners');
  expect(journey.heading).toBe('Our Journey');
  expect(purpose.heading).toBe('Our Purpose');
  expect(team.heading).toBe('Global Remote Team');
  expect(culture.heading).toBe('Culture & Operating Values');
  expect(library.heading).toBe('Culture Library');
  expect(careers.heading).toBe('Join Our Team');
});

describe('the journey', () => {
  it('starts with the founder’s salon', () => {
    expect(journey.lead).toBe('Our founder has owned a salon in a large US city since 2010.');
  });

  it('takes four steps in a comb that counts the locations, ten thousand a tooth', () => {
    const counted = journey.steps.filter(({ kind }) => kind === 'counted');
    const teeth = counted.reduce((sum, step) => sum + step.teeth, 0);
    expect(`${(teeth * 10_000).toLocaleString('en-US')}`).toBe('350,000');
    expect(journey.unit).toContain(`10,000 locations: ${teeth} bars`);
    expect(journey.steps.map(({ kind }) => kind)).toEqual([
      'yours',
      'unknown',
      'counted',
      'counted',
    ]);
    expect(unique(journey.steps)).toBe(true);
  });

  it('counts what the specification counts', () => {
    const count = journey.steps.find(({ id }) => id === 'count')?.text;
    expect(count).toContain('Over 350,000 locations');
    expect(count).toContain('over 650,000 beauty professionals');
    expect(count).toContain('over 25 million price points');
    expect(count).toContain(`So we counted. `);
    expect(count).toContain(`as of ${claimsAsOf}`);
  });
});

it('claims the specified gap in pay', () => {
  expect(purpose.claim).toBe('Beauty pros earn 20% less than the average American.');
  expect(purpose.claimNote).toBe(`Our estimate, as of ${claimsAsOf}.`);
});

describe('the team', () => {
  it('has three countries on the map', () => {
    expect(
      team.markers.map(({ label, latitude, longitude }) => [label, latitude, longitude]),
    ).toEqual([
      ['Argentina', -34, -64],
      ['Portugal', 39.5, -8],
      ['Kenya', 1, 38],
    ]);
    expect(unique(team.markers)).toBe(true);
  });

  it('calls the marked countries places in the hiring window, not offices', () => {
    expect(team.markers).toHaveLength(3);
    expect(team.mapNote).toContain('All three lie inside that window.');
    expect(team.mapNote).toContain('not where we have offices');
  });

  it('lives inside the hiring window', () => {
    expect(team.lead).toContain('between UTC-4 and UTC+3');
    for (const { utcOffsetHours, timeZone } of team.markers) {
      expect(utcOffsetHours).toBeGreaterThanOrEqual(-4);
      expect(utcOffsetHours).toBeLessThanOrEqual(3);
      expect(timeZone.split(',')[0]).toBe(
        `UTC${utcOffsetHours < 0 ? '-' : '+'}${Math.abs(utcOffsetHours)}`,
      );
    }
  });
});

describe('the values', () => {
  it('are the six of the specification, in its order', () => {
    expect(culture.values.map(({ id }) => id)).toEqual([
      'compassion',
      'curiosity',
      'grit',
      'logic',
      'integrity',
      'responsibility',
    ]);
    for (const { id, name } of culture.values) expect(name.toLowerCase()).toBe(id);
  });

  it.each(culture.values)('$name takes two to four sentences', ({ text }) => {
    const sentences = text.split(/(?<=\.)\s/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
  });
});

describe('the library', () => {
  const { entries } = library;

  it('holds these fifteen readings', () => {
    expect(entries.map(({ id, category }) => `${category}: ${id}`)).toEqual([
      'article: things-that-dont-scale',
      'article: great-work',
      'article: measure-your-life',
      'article: managing-price',
      'article: value-based-pricing',
      'article: five-levels-of-autonomy',
      'article: this-is-water',
      'book: remote',
      'book: grit',
      'book: dare-to-lead',
      'book: mom-test',
      'book: meditations',
      'pdf: cargo-cult-science',
      'pdf: owners-manual',
      'pdf: dont-just-roll-the-dice',
    ]);
    expect(library.lead).toMatch(/^Fifteen /);
  });

  it('links each by an address of its own, over https', () => {
    const links = entries.map(({ link }) => link);
    for (const link of links) expect(new URL(link).protocol).toBe('https:');
    expect(new Set(links).size).toBe(15);
  });

  it('says whose each is and what it is about, once', () => {
    for (const { title, author, description, category } of entries) {
      expect(title).not.toBe('');
      expect(author).not.toBe('');
      expect(description).toMatch(/^[A-Z].{40,}\.$/);
      expect(library.categoryLabels[category]).not.toBe('');
    }
    expect(new Set(entries.map(({ title }) => title)).size).toBe(15);
  });

  it('never puts two spines of one color side by side', () => {
    const tones: readonly about.SpineTone[] = entries.map(({ tone }) => tone);
    for (const [at, tone] of tones.entries()) expect(tones[at + 1]).not.toBe(tone);
    expect(new Set(tones).size).toBe(7);
  });
});

describe('careers', () => {
  it('stand under the fragment that the footer links to', () => {
    expect(`/about#${careers.id}`).toBe('/about#careers');
  });

  it('offer the two remote roles of the specification', () => {
    expect(careers.positions.map(({ title, location, type }) => [title, location, type])).toEqual([
      ['Full Stack Engineer', 'Remote', 'Full-time'],
      ['Data Engineer', 'Remote', 'Full-time'],
    ]);
    expect(unique(careers.positions)).toBe(true);
    expect(careers.applyLabel).toBe('Apply Now');
  });

  it('leave the job board’s address to the configuration', () => {
    expect(addressesOf(careers)).toEqual([]);
    expect(new Set(careers.positions.map(({ link }) => link)).size).toBe(2);
  });

  it('have the three benefits of the specification', () => {
    expect(careers.benefits.map(({ name }) => name)).toEqual([
      'Remote first',
      'Flexible time off',
      'Equity',
    ]);
    expect(unique(careers.benefits)).toBe(true);
  });
});
