/** What Orca says of the site in Firefox, from home to a whole menu: one visit, in this order. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  calculatorForm,
  calculatorPage,
  fallbackMessage,
  issueMessages,
  menuPage,
  menuPasteText,
  priceBoxText,
  resultPanelText,
} from '@tallycomb/content/calculator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sites } from '../support/sites.ts';
import { type Listener, listen } from './listener.ts';

let orca: Listener;
let server: ChildProcess;

/** The text is heard after the act, and not a second time. */
async function hearOnce(text: string, act: () => unknown): Promise<string> {
  const said = await orca.hear(text, act);
  expect(said.split(text).length - 1, said).toBe(1);
  return said;
}

const submit = () => orca.press('Return');

/** Replaces what stands in the field. */
function fill(text: string) {
  orca.press('ctrl+a');
  orca.type(text);
}

beforeAll(async () => {
  server = spawn(process.execPath, ['dist/node/server.mjs', '--port', new URL(sites.node).port], {
    stdio: 'ignore',
  });
  orca = await listen(sites.node);
});

afterAll(() => {
  orca.close();
  server.kill();
});

it('reads home with its landmarks and headings', async () => {
  const said = await orca.hear('statusbar', () => {});
  for (const landmark of ['leaving banner.', 'main content', 'information', 'navigation\nCompany'])
    expect(said).toContain(landmark);
  expect(said).toMatch(/Salon Owners Stop[\s\S]*heading level 1/);
  expect(said).toContain('Plans and Prices\nheading level 2');
});

it('says each mistake once, with what to do', async () => {
  await orca.open('/inflation-calculator', calculatorPage.title);
  await orca.tabTo(calculatorForm.revenueLabel);
  await hearOnce(issueMessages['missing-information'].description, submit);
  orca.type('0');
  await orca.tabTo(calculatorForm.dateLabel);
  fill('06/2019');
  await hearOnce(issueMessages['invalid-revenue-amount'].description, submit);
  fill('250000');
  await orca.tabTo(calculatorForm.dateLabel);
  fill('13/2019');
  const said = await hearOnce(issueMessages['invalid-date-format'].description, submit);
  expect(said).toContain(`${issueMessages['invalid-date-format'].title} `);
});

it('says a result once, with its subject', async () => {
  fill('06/2019');
  await hearOnce(`${resultPanelText.heading}: $76,946.28`, submit);
});

it('says new prices once typing rests, with their subjects', async () => {
  await orca.tabTo(priceBoxText.price.label);
  await hearOnce(`${priceBoxText.targets.prices}, $60 becomes`, () => fill('60'));
});

it('says what was added to a menu', async () => {
  await orca.open('/inflation-calculator/menu', menuPage.title);
  await orca.tabTo(menuPasteText.label);
  orca.type('Balayage, 185.00, 06/2019, 40');
  await orca.tabTo(menuPasteText.read);
  await hearOnce('1 service added', submit);
});

it('says that a figure is estimated, and the figure', async () => {
  await orca.open('/inflation-calculator', calculatorPage.title);
  await orca.tabTo(calculatorForm.revenueLabel);
  fill('250000');
  await orca.tabTo(calculatorForm.dateLabel);
  fill('06/2020');
  server.kill('SIGKILL');
  const said = await hearOnce(fallbackMessage.title, submit);
  expect(said).toContain(`${fallbackMessage.title} ${fallbackMessage.description}`);
  expect(said.split(`${resultPanelText.heading}: `)).toHaveLength(2);
});
