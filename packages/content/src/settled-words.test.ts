import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calculatorPage, resultNotes } from './calculator/index';

const files = globSync('**/*.{ts,html}', { cwd: import.meta.dirname })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(`${import.meta.dirname}/${path}`, 'utf8') }));

/** Read as translated, and were worded anew. Not what `copyFaults` finds by rule. */
const refused = [
  'every tooth is a salon',
  'Hear it when a rival moves',
  'Asked across the chair',
  'Is my kind of salon in there',
  'How do I hire with it',
  'The conversation is yours',
  'set a price by feel',
  'We do the dull part to the end',
  'Fifteen readings we keep sending',
  'You choose when to be away',
  'what you take in a year',
  'The gap starts small enough to ignore',
  'A gap below zero is money you are ahead',
  'Change on a year before',
  'How the number is made',
  'Every sum is shown',
  'before it stops paying,',
  'The trap has a good side',
  'A scenario has to agree with itself',
  'Leave the Average Alone',
  'Raise a step and count',
  'Price is not the trouble',
  'lies in the drawer',
  'set scenarios beside each other',
  'What we answer for',
  'This address leads nowhere',
  'We take it as a no',
];

it.each(refused)('no text says again: %s', (words) => {
  const isSaid = (text: string) =>
    text.replace(/\s+/g, ' ').toLowerCase().includes(words.toLowerCase());
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(({ text }) => isSaid(text)).map(({ path }) => path)).toEqual([]);
});

it('the title of the calculator is what people type, and a result names what it takes for granted', () => {
  expect(calculatorPage.title).toContain('Salon Inflation Calculator');
  expect(resultNotes.sameSalon).toContain('Same clients, same services');
});
