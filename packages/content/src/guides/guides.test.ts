import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claimsAsOf } from '../claims';
import { copyFaults, lowerCased, repeatedSentences, textsOf, uncontracted } from '../copy-rules';
import { guideBodies } from './bodies';
import { readMarkup, wordsIn } from './guide-text';
import * as entry from './index';
import { findGuide, guideNotFound, guides, relatedGuides } from './index';

describe('guides', () => {
  it('begin with the four of the specification, in its order', () => {
    expect(guides.slice(0, 4).map(({ id }) => id)).toEqual([
      'price-optimization',
      'scenario-analysis',
      'price-benchmarking',
      'inflation-impact',
    ]);
  });

  it('are in the list, each by the name of its folder', () => {
    const folders = globSync('*/body.html', { cwd: import.meta.dirname }).map(dirname);
    expect(guides.map(({ id }) => id).sort()).toEqual(folders.sort());
  });

  it.each(guides)('$id has its own title, description and image', (guide) => {
    const others = textsOf(guides.filter(({ id }) => id !== guide.id));
    for (const text of [guide.title, guide.searchTitle, guide.description, guide.image]) {
      expect(others).not.toContain(text);
      expect(copyFaults(text)).toEqual([]);
    }
    for (const title of [guide.title, guide.searchTitle]) expect(lowerCased(title)).toEqual([]);
    expect(guide.image).toBe(`/guides/${guide.id}.svg`);
  });

  it.each(guides)('$id has the reading time of its words', ({ id, readTime }) => {
    const minutes = Math.ceil(wordsIn(readMarkup(guideBodies[id] ?? '').text) / 220);
    expect(readTime).toBe(`${minutes} min read`);
  });

  it.each(guides)('$id shows a key figure of its text', ({ id, figure: { value, meaning } }) => {
    expect(guideBodies[id]).toMatch(`<strong class="key">${value}`);
    expect(copyFaults(meaning)).toEqual([]);
  });

  it('have no two covers with the same drawing or background side by side, two a row', () => {
    const covers = guides.map(({ cover }) => cover);
    for (const [at, { recipe, background }] of covers.entries())
      for (const neighbor of covers.slice(at + 1, at + 3)) {
        expect(neighbor.recipe).not.toBe(recipe);
        expect(neighbor.background).not.toBe(background);
      }
  });

  it('word the missing guide as the specification does', () => {
    expect(guideNotFound.heading).toBe('Guide Not Found');
    expect(guideNotFound.lead).toBe(
      "The guide you're looking for doesn't exist or has been moved.",
    );
    expect(guideNotFound.back).toBe('Back to Guides');
    expect(entry.guideDetailText.relatedHeading).toBe('You May Also Enjoy');
    expect(entry.guideDetailText.viewAll).toBe('View All');
  });
});

it('have a body each, and no body has no guide', () => {
  expect(Object.keys(guideBodies).sort()).toEqual(guides.map(({ id }) => id).sort());
});

describe('findGuide', () => {
  it('finds each guide and nothing else', () => {
    for (const guide of guides) expect(findGuide(guide.id)).toBe(guide);
    for (const id of ['', 'Price-Optimization', 'toString', 'hiring']) {
      expect(findGuide(id)).toBeUndefined();
    }
  });
});

describe('relatedGuides', () => {
  it.each(guides)('gives two others than $id', ({ id }) => {
    const ids = relatedGuides(id).map((guide) => guide.id);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toHaveLength(2);
    expect(ids).not.toContain(id);
  });

  it('gives the closest first', () => {
    const ids = relatedGuides('inflation-impact').map(({ id }) => id);
    expect(ids).toEqual(['price-benchmarking', 'scenario-analysis']);
  });

  it.each(guides)('leads to $id from another', ({ id }) => {
    const from = guides.filter((other) => relatedGuides(other.id).some((guide) => guide.id === id));
    expect(from).not.toEqual([]);
  });

  it('gives none for an unknown id', () => {
    expect(relatedGuides('toString')).toEqual([]);
  });
});

describe.each(Object.entries(guideBodies))('the body of %s', (id, html) => {
  const { tags, headings, text } = readMarkup(html);
  const hrefs = tags.flatMap(({ attributes }) => attributes.get('href') ?? []);
  const count = (element: string): number => tags.filter((tag) => tag.element === element).length;

  it('has 900 to 1,400 words', () => {
    expect(wordsIn(text)).toBeGreaterThanOrEqual(900);
    expect(wordsIn(text)).toBeLessThanOrEqual(1400);
  });

  it('has at least five sections', () => {
    expect(headings.filter(({ level }) => level === 2).length).toBeGreaterThanOrEqual(5);
  });

  it('has headings in title case, each once', () => {
    const titles = headings.map((heading) => heading.text);
    expect(titles.flatMap(lowerCased)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.at(-1)).toBe('Sources');
  });

  it('has steps, a table, a worked example, one pull quote and one note', () => {
    const classes = tags.map(({ attributes }) => attributes.get('class'));
    expect(classes).toContain('steps');
    expect(count('table')).toBeGreaterThanOrEqual(1);
    expect(count('figure')).toBeGreaterThanOrEqual(1);
    expect(classes.filter((name) => name === 'pull')).toHaveLength(1);
    expect(classes.filter((name) => name === 'note')).toHaveLength(1);
    expect(count('blockquote')).toBe(1);
    expect(count('aside')).toBe(1);
  });

  it('names every worked example and every table', () => {
    const figures = tags.filter(({ element }) => element === 'figure');
    for (const { attributes } of figures) expect(attributes.get('id')).toMatch(/^example-/);
    expect(count('figcaption')).toBe(count('figure'));
    expect(count('caption')).toBe(count('table'));
  });

  it('links to the calculator and to sources', () => {
    expect(hrefs).toContain('/inflation-calculator');
    expect(hrefs).not.toContain(`/guides/${id}`);
    expect(hrefs.filter((href) => href.startsWith('https:')).length).toBeGreaterThan(0);
  });

  it('calls our statistics estimates, with their month', () => {
    expect(text).toMatch(/by our estimate,? (the average salon|turnover)/i);
    expect(text).toContain(`Team size and turnover: our estimates, as of ${claimsAsOf}.`);
    expect(text).not.toMatch(/[{}]/);
  });

  it('keeps the copy rules', () => {
    for (const line of text.split('\n')) expect([line, copyFaults(line)]).toEqual([line, []]);
    expect(repeatedSentences(text.split('\n'))).toEqual([]);
    expect(uncontracted(text)).toEqual([]);
    expect(html).not.toMatch(/&|\u00a0/);
  });
});
