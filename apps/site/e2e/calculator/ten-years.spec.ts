/** What the page says of the last ten years before anything is typed. */
import { calculatorOn, calculatorPath, NEWEST } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { sectionOf } from '../support/page-parts';

test.use({ javaScriptEnabled: false });

interface Item {
  readonly date: string;
  readonly amount: number;
}

test('the table carries $100,000 of ten Decembers to the newest month, as the lookup does', async ({
  page,
  request,
}) => {
  await page.goto(calculatorPath);
  const section = sectionOf(page, 'Ten Years in One Table');
  const rows = section.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(10);
  for (const row of await rows.all()) {
    const since = (await row.getByRole('rowheader').textContent()) ?? '';
    const year = since.replace('December ', '');
    const lookup = `/api/inflation/adjusted-revenue/us/100000.00/${year}-12-01`;
    const items: Item[] = await (await request.get(lookup)).json();
    const [newest] = items.sort((a, b) => b.date.localeCompare(a.date));
    const needed = newest?.amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    await expect(row.getByRole('cell').first()).toHaveText(needed ?? '');
  }
});

test('a sentence that can be quoted says what the oldest row says, as of the newest month', async ({
  page,
}) => {
  await page.goto(calculatorPath);
  const section = sectionOf(page, 'Ten Years in One Table');
  const oldest = section.getByRole('row').last();
  const cells = await oldest.getByRole('cell').allTextContents();
  const since = await oldest.getByRole('rowheader').textContent();
  const sentence = section.getByText(`$100,000 a year in ${since}`);
  for (const cell of cells) await expect(sentence).toContainText(cell.replace('+', 'rose '));
  await expect(section).toContainText(`, as of ${NEWEST}.`);
});

test('ten years of prices are drawn where the result will be, and named', async ({ page }) => {
  await page.goto(calculatorPath);
  const { panel } = calculatorOn(page);
  await expect(panel.locator('svg')).toBeVisible();
  const all = sectionOf(page, 'Ten Years in One Table').getByRole('row').last().getByRole('cell');
  await expect(panel.getByText('All prices, December')).toContainText(
    (await all.nth(1).textContent()) ?? '',
  );
});
