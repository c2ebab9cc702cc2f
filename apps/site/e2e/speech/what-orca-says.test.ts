/** Orca's speech on one visit in Firefox, in this order, from home to the consent question. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  beforeDataMessage,
  calculatorForm,
  calculatorPage,
  fallbackMessage,
  issueMessages,
  menuPage,
  menuPasteText,
  menuReviewText,
  priceBoxText,
  pricePlanText,
  resultPanelText,
  shareText,
} from '@tallycomb/content/calculator';
import { aboutPage, counters, features, inflationTeaser } from '@tallycomb/content/pages';
import { consentAnswerLabels, consentQuestions } from '@tallycomb/content/site';
import { afterAll, beforeAll, expect, it as test } from 'vitest';
import { SPEECH, whySkipped } from '../../../../tools/browser.ts';
import { sites } from '../support/sites.ts';
import { type Listener, listen } from './listener.ts';

const why = whySkipped(SPEECH);
if (why) process.stderr.write(`${why}\n`);
const it = test.skipIf(why !== undefined);

let orca: Listener;
const servers: ChildProcess[] = [];

/** Checks that a text is spoken exactly once after an act. */
async function hearOnce(text: string, act: () => unknown): Promise<string> {
  const said = await orca.hear(text, act);
  expect(said.split(text).length - 1, said).toBe(1);
  return said;
}

const submit = () => orca.press('Return');

/** Replaces the field's text, and waits for its echo. */
const fill = (text: string) =>
  orca.hear(text.slice(-1), () => {
    orca.press('ctrl+a');
    orca.type(text);
  });

function serve(folder: string, address: string): ChildProcess {
  const command = [`${folder}/node/server.mjs`, '--port', new URL(address).port];
  const server = spawn(process.execPath, command, { stdio: 'ignore' });
  servers.push(server);
  return server;
}

let server: ChildProcess;

beforeAll(async () => {
  server = serve('dist', sites.node);
  serve('dist/third-party', sites.thirdParty);
  orca = await listen(sites.node);
});

afterAll(() => {
  orca.close();
  for (const each of servers) each.kill('SIGKILL');
});

it('reads home with its landmarks, headings and whole figures', async () => {
  const said = await orca.hear('Arbitration', () => {});
  for (const landmark of ['leaving banner.', 'main content', 'information', 'navigation\nCompany'])
    expect(said).toContain(landmark);
  expect(said).toMatch(/Salon Owners Stop[\s\S]*heading level 1/);
  expect(said).toContain('Plans and Prices\nheading level 2');
  for (const { value, suffix } of counters)
    expect(said).toContain(`\n${value.toLocaleString('en-US')}${suffix}\n`);
});

it('says only the tab that an arrow key selects, once', async () => {
  const [first, second] = features.tabs;
  await orca.tabTo(first.title);
  const said = await hearOnce(`${second.title} page tab.`, () => orca.press('Down'));
  expect(said).not.toContain(first.title);
});

it('says the title of a linked page once', async () => {
  await orca.tabTo(inflationTeaser.action.label);
  await hearOnce(calculatorPage.title, submit);
});

it('says each error once, with its remedy, whether the field has or gets the focus', async () => {
  await orca.tabTo(calculatorForm.revenueLabel);
  await hearOnce(issueMessages['missing-information'].description, submit);
  orca.type('0');
  await orca.tabTo(calculatorForm.dateLabel);
  await fill('06/2019');
  await hearOnce(issueMessages['invalid-revenue-amount'].description, submit);
});

it('says how an amount was read when typing pauses', async () => {
  const said = await hearOnce(' a year.', () => fill('250000'));
  expect(said).toContain('$250,000 a year.');
  await orca.tabTo(calculatorForm.dateLabel);
});

it.for([
  ['13/2019', calculatorForm.calculate, calculatorForm.dateNoMonth],
  ['01/1900', calculatorForm.calculate, beforeDataMessage],
  ['01/1900', calculatorForm.dateLabel, beforeDataMessage],
] as const)('says the error of %s once, sent from %s', async ([month, from, message]) => {
  await fill(month);
  if (from !== calculatorForm.dateLabel) await orca.tabTo(from);
  expect(await hearOnce(message, submit)).not.toContain(resultPanelText.loading);
});

it('says a result once, with its label, and not the field again', async () => {
  await fill('06/2019');
  server.kill('SIGSTOP');
  setTimeout(() => server.kill('SIGCONT'), 2000);
  const said = await hearOnce(`${resultPanelText.heading}: $76,946.28`, submit);
  for (const other of [calculatorForm.dateLabel, ' becomes ']) expect(said).not.toContain(other);
});

it('says new prices when typing pauses, in complete sentences', async () => {
  await orca.tabTo(pricePlanText.service.label);
  await fill('Cut');
  await orca.tabTo(priceBoxText.price.label);
  await hearOnce(`${priceBoxText.targets.prices}, $60 becomes`, () => fill('60'));
});

it('leads to the dialog that prints the cards, and reads the card of a step', async () => {
  await orca.tabTo(shareText.print.cards);
  // Firefox's own dialog, which says the number of pages.
  expect(await orca.hear('of paper', submit)).toMatch(/dialog .*of paper/);
  await orca.hear('', () => orca.press('Escape'));
  await orca.tabTo(`${pricePlanText.desk.copy}: `);
  const lines: string[] = [];
  for (let line = 0; line < 3; line += 1)
    lines.unshift(await orca.hear('', () => orca.press('Up')));
  expect(lines.join(' ')).toContain(pricePlanText.desk.subjects.prices);
  expect(lines.join(' ')).toContain(pricePlanText.desk.thanks);
});

it('says that a service was added to a menu, taken out, and added again', async () => {
  await orca.open('/inflation-calculator/menu', menuPage.title);
  await orca.tabTo(menuPasteText.label);
  orca.type('Balayage, 185.00, 06/2019');
  await orca.tabTo(menuPasteText.read);
  await hearOnce('1 service added.', submit);
  await orca.tabTo(`${menuReviewText.undo}: take 1 service out again`);
  await hearOnce('1 service found.', submit);
  await orca.tabTo('Add This One');
  await hearOnce('1 service added.', submit);
});

it('says that a figure is an estimate, and the figure', async () => {
  await orca.open('/inflation-calculator', calculatorPage.title);
  await orca.tabTo(calculatorForm.revenueLabel);
  await fill('250000');
  await orca.tabTo(calculatorForm.dateLabel);
  await fill('06/2020');
  server.kill('SIGKILL');
  const said = await hearOnce(fallbackMessage.title, submit);
  expect(said).toContain(`${fallbackMessage.title} ${fallbackMessage.description}`);
  expect(said.split(`${resultPanelText.heading}: `)).toHaveLength(2);
});

it('asks about cookies once, where Tab leads first, and goes on to the page', async () => {
  const { heading } = consentQuestions.tagManager;
  await orca.open(`${sites.thirdParty}/about`, aboutPage.title);
  await orca.tabTo('Skip to content');
  await hearOnce(`${heading}\n${consentAnswerLabels.yes}`, () => orca.press('Tab'));
  await orca.tabTo(consentAnswerLabels.no);
  expect(await orca.hear('main content', submit)).not.toContain(heading);
});
