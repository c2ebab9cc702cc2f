/** What Orca says of the site in Firefox, from home to a result: one visit, in this order. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  calculatorForm,
  calculatorPage,
  issueMessages,
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

it('says once that the form is empty, and what to do', async () => {
  await orca.open('/inflation-calculator', calculatorPage.title);
  await orca.tabTo(calculatorForm.revenueLabel);
  await hearOnce(issueMessages['missing-information'].description, submit);
});

it('says a result once, with its subject', async () => {
  orca.type('250000');
  await orca.tabTo(calculatorForm.dateLabel);
  orca.type('06/2019');
  await hearOnce(`${resultPanelText.heading}: $76,946.28`, submit);
});
