import { faq, features, inflationTeaser, pricing, problems } from '@tallycomb/content/pages';
import { formatMonth } from '@tallycomb/inflation-core';
import { calculatorOn } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { pageHeading, sectionOf } from '../support/page-parts';

test('the parts of the page come in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const parts = [
    pageHeading(page),
    main.getByRole('group', { name: 'Categories we cover' }),
    main.getByText('Locations Tracked'),
    sectionOf(page, 'These Problems Sound Familiar?'),
    sectionOf(page, features.heading),
    sectionOf(page, inflationTeaser.heading),
    sectionOf(page, pricing.heading),
    sectionOf(page, faq.heading),
    page.getByRole('contentinfo'),
  ];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? -1));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(tops[0]).toBeGreaterThan(0);
});

test('These Problems Sound Familiar? shows three cards, each with a picture that loads', async ({
  page,
}) => {
  await page.goto('/');
  const cards = sectionOf(page, 'These Problems Sound Familiar?').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(problems.cards.map(({ title }) => title));
  for (const picture of await cards.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
});

test('the inflation teaser leads to the calculator, which comes to the same figure', async ({
  page,
}) => {
  await page.goto('/');
  const section = sectionOf(page, inflationTeaser.heading);
  const figure = (await section.getByText(/^\$[\d,]+\.\d\d$/).textContent()) ?? 'no figure';
  await expect(section).toContainText(inflationTeaser.note);
  const asOf = /as of (\w+ \d{4})/.exec((await section.textContent()) ?? '')?.[1] ?? 'no month';
  await section.getByRole('link', { name: 'Calculate Your Loss' }).click();
  await expect(page).toHaveURL('/inflation-calculator');
  const calculator = calculatorOn(page);
  const { revenue, month } = inflationTeaser.assumptions;
  await calculator.calculate(String(revenue), formatMonth(month));
  await expect(calculator.panel).toContainText(figure);
  await expect(calculator.panel).toContainText(`As of ${asOf}`);
});

test('the plans stand in the order of their prices, with what they have', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, pricing.heading);
  const plans = section.getByRole('article');
  const [aware, edge, leader] = [plans.nth(0), plans.nth(1), plans.nth(2)];
  await expect(plans).toHaveCount(3);
  await expect(aware).toContainText(/Market Aware\$25\/monthbilled yearly: \$300/);
  await expect(edge).toContainText(/Competitive Edge\$50\/monthbilled yearly: \$600/);
  await expect(leader).toContainText(/Market Leader\$100\/monthbilled yearly: \$1,200/);
  const rows = (plan: typeof aware) => plan.getByRole('listitem').allInnerTexts();
  const flat = async (plan: typeof aware) =>
    (await rows(plan)).map((row) => row.replace(/\s+/g, ' ').trim());
  expect(await flat(aware)).toEqual([
    'Recruits/month 10',
    'Price Intelligence',
    'Competitors tracked 3',
  ]);
  expect(await flat(edge)).toEqual([
    'Recruits/month 20',
    'Price Intelligence plus alerts',
    'Competitors tracked 5',
  ]);
  expect(await flat(leader)).toEqual([
    'Recruits/month 50',
    'Price Intelligence plus alerts',
    'Competitors tracked 10',
    'Priority support',
  ]);
  await expect(section.getByText('MOST POPULAR')).toHaveCount(1);
  await expect(edge).toContainText('MOST POPULAR');
  await expect(section.getByText('No contracts, cancel anytime')).toBeVisible();
});

test('the FAQ has several items open at once; a click toggles each', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, faq.heading);
  const [first, second = first] = faq.items;
  const question = (text: string) => section.getByRole('heading', { name: text });
  await expect(section.getByText(first.answer)).toBeVisible();
  await expect(section.getByText(second.answer)).toBeHidden();
  await question(second.question).click();
  await expect(section.getByText(second.answer)).toBeVisible();
  await expect(section.getByText(first.answer)).toBeVisible();
  await question(second.question).click();
  await expect(section.getByText(second.answer)).toBeHidden();
});

test('the FAQ leads to the changelog', async ({ page }) => {
  await page.goto('/');
  await sectionOf(page, faq.heading).getByRole('link', { name: 'changelog' }).click();
  await expect(page).toHaveURL('/changelog');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the counters are final, the questions open and every link leads somewhere', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('definition')).toHaveText(['350,000+', '650,000+', '25,000,000+']);
    for (const { question, answer } of faq.items.slice(1)) {
      await page.getByRole('heading', { name: question }).click();
      await expect(page.getByText(answer)).toBeVisible();
    }
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^(https:\/\/|\/[a-z]|#[a-z])/);
    }
    await page.getByRole('link', { name: 'Calculate Your Loss' }).click();
    await expect(page).toHaveURL('/inflation-calculator');
  });
});
