import { readFile } from 'node:fs/promises';
import { calculatorOn, calculatorPath } from './support/calculator-page';
import { expect, test } from './support/console-watch';
import { holdBack } from './support/hold-back';
import { sites } from './support/sites';

test.describe('the answer, from real data with nothing intercepted', () => {
  const answers = [
    { revenue: '250000', month: '06/2019', lost: '$76,946.28' },
    { revenue: '100000', month: '01/2020', lost: '$29,851.81' },
  ];
  for (const { revenue, month, lost } of answers) {
    test(`${revenue} since ${month} lost ${lost}, as of August 2026, source named`, async ({
      page,
      watch,
    }) => {
      const calculator = calculatorOn(page);
      await calculator.open();
      await calculator.calculate(revenue, month);
      await expect(calculator.panel).toContainText('Revenue Lost Due to Inflation');
      await expect(calculator.panel).toContainText(lost);
      await expect(calculator.panel).toContainText('As of August 2026');
      await expect(calculator.panel).toContainText('US Bureau of Labor Statistics');
      expect(watch.messages).toEqual([]);
    });
  }

  test('what a person types key by key, with Enter at the end', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.revenue.pressSequentially('250000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('062019');
    await expect(calculator.date).toHaveValue('06/2019');
    await page.keyboard.press('Enter');
    await expect(calculator.panel).toContainText('$76,946.28');
    await expect(calculator.date).toBeFocused();
  });

  test('prices that fell are a gain, said in words beside the absolute value', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '05/2026');
    await expect(calculator.panel).toContainText('this is a gain, not a loss');
    await expect(calculator.panel).not.toContainText('-$');
  });

  test('a month that was never published says which one stands in', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '10/2025');
    await expect(calculator.panel).toContainText('No index was published for October 2025');
    await expect(calculator.panel).toContainText('September 2025 stands in');
  });

  test('a month after the newest changes nothing', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '10/2026');
    await expect(calculator.panel).toContainText('$0.00');
    await expect(calculator.panel).toContainText('no newer index');
  });

  test('twelve digits before the point fit the panel', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('999999999999.99', '01/1913');
    await expect(calculator.panel).toContainText('$33,1');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('checks on Calculate, in the specified order', () => {
  const refusals = [
    {
      name: 'both fields must be filled',
      revenue: '',
      month: '13/2024',
      title: 'Missing information',
      description: 'Please enter both revenue and date values.',
      field: 'Annual revenue',
    },
    {
      name: 'the date comes before the revenue',
      revenue: '0',
      month: '13/2024',
      title: 'Invalid date format',
      description: 'Please enter date in MM/YYYY format (e.g. 06/2022).',
      field: 'Last price update',
    },
    {
      name: 'the revenue must be above zero',
      revenue: '0',
      month: '12/2024',
      title: 'Invalid revenue amount',
      description: 'Please enter a valid number for revenue.',
      field: 'Annual revenue',
    },
  ];
  for (const { name, revenue, month, title, description, field } of refusals) {
    test(`${name}: toast, message at the field, focus there`, async ({ page }) => {
      const calculator = calculatorOn(page);
      await calculator.open();
      await calculator.calculate(revenue, month);
      await expect(calculator.alert).toContainText(title);
      await expect(calculator.alert).toContainText(description);
      const input = page.getByRole('textbox', { name: field });
      await expect(input).toBeFocused();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(
        new RegExp(description.replace(/[().]/g, '\\$&')),
      );
      await expect(calculator.revenue).toHaveValue(revenue);
      await expect(calculator.date).toHaveValue(month);
    });
  }

  test('the next Calculate takes the toast away', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('5000', '13/2024');
    await expect(calculator.alert).toContainText('Invalid date format');
    await calculator.calculate('0', '12/2024');
    await expect(calculator.alert).not.toContainText('Invalid date format');
    await expect(calculator.alert).toContainText('Invalid revenue amount');
    await calculator.calculate('5000', '12/2024');
    await expect(calculator.alert).toBeEmpty();
  });

  test('a mended field loses its message', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('5000', '13/2024');
    await calculator.date.fill('12/2024');
    await expect(calculator.date).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('typing', () => {
  test('pasted amounts and months are understood', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.revenue.fill('$1,250,000.50');
    await expect(calculator.revenue).toHaveValue('1250000.50');
    for (const pasted of ['6/2022', '2022-06', '06-2022']) {
      await calculator.date.fill(pasted);
      await expect(calculator.date).toHaveValue('06/2022');
    }
  });

  test('every character can be deleted, and the caret stays in the middle', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.date.pressSequentially('12/2024');
    await expect(calculator.date).toHaveValue('12/2024');
    for (let key = 0; key < 7; key++) await calculator.date.press('Backspace');
    await expect(calculator.date).toHaveValue('');

    await calculator.revenue.pressSequentially('1234');
    await calculator.revenue.press('ArrowLeft');
    await calculator.revenue.press('ArrowLeft');
    await calculator.revenue.pressSequentially('x9');
    await expect(calculator.revenue).toHaveValue('12934');
    const caret = await calculator.revenue.evaluate(
      (input: HTMLInputElement) => input.selectionStart,
    );
    expect(caret).toBe(3);
  });
});

test.describe('a link to a result', () => {
  test('fills the form and calculates', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=06/2019&annualRevenue=250000');
    await expect(calculator.panel).toContainText('$76,946.28');
    await expect(calculator.revenue).toHaveValue('250000');
    await expect(calculator.date).toHaveValue('06/2019');
  });

  test('is left and come back to: the fields, the answer and the address agree', async ({
    page,
  }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('250000', '06/2019');
    await expect(page).toHaveURL(/annualRevenue=250000/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Inflation Calculator' }).click();
    await expect(page).toHaveURL(/inflation-calculator$/);
    await expect(calculator.revenue).toHaveValue('');
    await expect(calculator.panel).toContainText('In order to see your result');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(calculator.panel).toContainText('$76,946.28');
    await expect(calculator.revenue).toHaveValue('250000');
  });

  test('does not call back a visitor who left while it was on its way', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await page.waitForLoadState('networkidle');
    const answer = await holdBack(page, '**/api/inflation/**');
    // The page that is gone to is slow, so the calculator is still there when its answer comes.
    await page.route('**/assets/page-*.js', async (route) => {
      await page.waitForResponse('**/api/inflation/**');
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await calculator.calculate('250000', '06/2019');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Founded By');
    await expect(page).toHaveURL(/\/about$/);
  });

  test('with a revenue that is none is refused, not bent into another number', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=06/2019&annualRevenue=-5');
    await expect(calculator.alert).toContainText('Invalid revenue amount');
    await expect(calculator.revenue).toHaveValue('-5');
  });

  test('keeps other parameters of the address', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?utm_source=card');
    await page.waitForLoadState('networkidle');
    await calculator.calculate('250000', '06/2019');
    await expect(page).toHaveURL(/utm_source=card&date=06%2F2019&annualRevenue=250000$/);
  });

  test('stands in the address bar after a result', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('250000', '06/2019');
    // In either order: a form sent before the page is alive has that of its fields.
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ date: '06/2019', annualRevenue: '250000' });
    await page.reload();
    await expect(calculator.panel).toContainText('$76,946.28');
  });
});

test.describe('beneath the result', () => {
  test('a table, newest first, one row a year', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=06/2019&annualRevenue=250000');
    const headers = calculator.table.getByRole('rowheader');
    await expect(headers).toHaveText([
      'Aug 2026',
      'Dec 2025',
      'Dec 2024',
      'Dec 2023',
      'Dec 2022',
      'Dec 2021',
      'Dec 2020',
      'Dec 2019',
    ]);
    await expect(calculator.table.getByRole('row').nth(1)).toContainText('$326,946.28');
    await expect(calculator.table.getByRole('row').nth(1)).toContainText('$76,946.28');
    await expect(calculator.table.getByRole('row').nth(1)).toContainText('+3.40%');
  });

  test('a century of years is folded away until it is asked for', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=01/1913&annualRevenue=1000');
    await expect(calculator.table.getByRole('rowheader')).toHaveCount(12);
    await page.getByRole('button', { name: 'Show all years: 114' }).click();
    await expect(calculator.table.getByRole('rowheader')).toHaveCount(114);
    await expect(calculator.table.getByRole('rowheader').last()).toHaveText('Dec 1913');
  });

  test('the table downloads as CSV', async ({ page, watch }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=06/2019&annualRevenue=250000');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('tallycomb-inflation.csv');
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('326946.28');
    expect(csv).toContain('CUUR0000SA0');
    expect(watch.messages).toEqual([]);
  });

  test('the raise that closes the gap, and any one price carried along', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=01/2020&annualRevenue=100000');
    const section = page.getByRole('region', { name: 'Close the Gap' });
    await expect(section).toContainText('+29.85%');
    await expect(section.getByRole('status')).toHaveText('$64.93');
    await section.getByRole('textbox').fill('100');
    await expect(section.getByRole('status')).toHaveText('$129.85');
    await section.getByRole('textbox').fill('0');
    await expect(section.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  });

  test('what salons charged meanwhile: +35.16 % beside +29.85 %', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=01/2020&annualRevenue=100000');
    const section = page.getByRole('region', { name: 'Meanwhile, Down the Street' });
    await expect(section).toContainText('+35.16%');
    await expect(section).toContainText('+29.85%');
    await expect(section).toContainText('January 2020 to August 2026');
    await section.getByText('Show the numbers').click();
    const lastRow = section.getByRole('table').getByRole('row').last();
    await expect(lastRow).toHaveText(/August 2026\+35\.16%\+29\.85%0\.00%/);
  });

  test('salon prices are left out, with the reason, before 1967', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?date=12/1966&annualRevenue=100000');
    const section = page.getByRole('region', { name: 'Meanwhile, Down the Street' });
    await expect(section).toContainText('first published for January 1967');
  });
});

test.describe('when the lookup fails', () => {
  const estimateToast = "We couldn't connect to our inflation service.";

  test('a month before the index begins gets the toast, the log line and a labelled estimate', async ({
    page,
    watch,
  }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '12/1912');
    await expect(calculator.alert).toContainText('Using estimated inflation data');
    await expect(calculator.panel).toContainText('An estimate from yearly inflation rates');
    expect(watch.messages.join('\n')).toContain('Error calculating inflation');
    expect(watch.messages.join('\n')).toContain('API error: 422');
  });

  test.describe('because the service is down', () => {
    test.use({ baseURL: sites.failingLookup });

    test('the toast, the log line and the estimate appear', async ({ page, watch }) => {
      const calculator = calculatorOn(page);
      await calculator.open();
      await calculator.calculate('100000', '06/2024');
      await expect(calculator.alert).toContainText('Using estimated inflation data');
      await expect(calculator.alert).toContainText(estimateToast);
      await expect(calculator.panel).toContainText('An estimate from yearly inflation rates');
      const log = watch.messages.join('\n');
      expect(log).toContain('Error calculating inflation');
      expect(log).toContain('API error: 503');
      await expect(calculator.table.getByRole('rowheader').first()).toHaveText(/^20\d\d$/);
    });

    test('the estimate compounds the specified rates', async ({ page }) => {
      await page.clock.setFixedTime(new Date(2026, 7, 15)); // August: seven whole months elapsed
      const calculator = calculatorOn(page);
      await calculator.open();
      await calculator.calculate('100000', '06/2024');
      const adjusted = 100_000 * 1.025 * 1.025 * (1 + (0.025 * 7) / 12);
      const lost = (adjusted - 100_000).toLocaleString('en-US', { maximumFractionDigits: 2 });
      await expect(calculator.panel).toContainText(`$${lost}`);
    });
  });

  const failures = [
    { name: 'nobody answers', answer: 'abort' },
    { name: 'it answers no JSON', answer: { body: '<html>' } },
    { name: 'it answers an empty list', answer: { json: [] } },
    { name: 'an amount is missing', answer: { json: [{ date: '2026-08-01' }] } },
    { name: 'a date is none', answer: { json: [{ date: 'soon', amount: 5 }] } },
  ] as const;
  for (const { name, answer } of failures) {
    test(`${name}: the estimate stands in`, async ({ page }) => {
      await page.route('**/api/inflation/**', (route) =>
        answer === 'abort' ? route.abort() : route.fulfill(answer),
      );
      const calculator = calculatorOn(page);
      await calculator.open();
      await calculator.calculate('100000', '06/2024');
      await expect(calculator.alert).toContainText('Using estimated inflation data');
      await expect(calculator.panel).toContainText('An estimate from yearly inflation rates');
      await expect(calculator.revenue).toHaveValue('100000');
    });
  }

  test('a silent service is given up after eight seconds', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/inflation/**', () => {});
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '06/2024');
    await expect(calculator.panel).toContainText('Calculating inflation impact. Please wait...');
    await expect(calculator.button).toHaveText('Calculating...');
    await expect(calculator.revenue).toBeDisabled();
    await expect(calculator.date).toBeDisabled();
    await page.clock.runFor(8_100);
    await expect(calculator.alert).toContainText('Using estimated inflation data');
    await expect(calculator.revenue).toBeEnabled();
  });
});

test('the prompt stands in the panel before the first result', async ({ page }) => {
  const calculator = calculatorOn(page);
  await calculator.open();
  await expect(calculator.panel).toContainText(
    'In order to see your result, please make sure that both fields are filled in.',
  );
});

test('the haircut chart: keys move a cursor that says year and price; the numbers are a table too', async ({
  page,
}) => {
  await calculatorOn(page).open();
  const figure = page.getByRole('figure', { name: /Inflation Adjusted Price of \$50 Haircut/ });
  const cursor = figure.getByRole('slider');
  await cursor.focus();
  await page.keyboard.press('Home');
  await expect(cursor).toHaveAttribute('aria-valuetext', /Year: 2000.*\$50/);
  await page.keyboard.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-valuetext', /Year: 2005.*\$56/);
  await figure.getByText('Show the numbers').click();
  await expect(figure.getByRole('table').getByRole('row').last()).toContainText('$80');
});

test.describe('before the code has arrived', () => {
  test('what is typed stays, and counts once the page is alive', async ({ page, watch }) => {
    const deliver = await holdBack(page, '**/assets/shell-*.js');
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.revenue.fill('$250,000');
    await calculator.date.fill('6/2019');
    deliver();
    await expect(calculator.date).toHaveValue('06/2019');
    await expect(calculator.revenue).toHaveValue('250000');
    await calculator.button.click();
    await expect(calculator.panel).toContainText('$76,946.28');
    expect(watch.messages).toEqual([]);
  });

  test('an empty form that was sent gets its message', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open('?annualRevenue=&date=');
    await expect(calculator.alert).toContainText('Missing information');
    await expect(calculator.revenue).toBeFocused();
  });

  test('Calculate asks the server for the page with its answer', async ({ page }) => {
    let isHeld = true;
    await page.route('**/assets/shell-*.js', (route) => (isHeld ? undefined : route.continue()));
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.revenue.fill('250000');
    await calculator.date.fill('06/2019');
    isHeld = false;
    await calculator.button.click();
    await expect(page).toHaveURL(/annualRevenue=250000/);
    await expect(calculator.panel).toContainText('$76,946.28');
  });
});

for (const width of [1440, 390]) {
  test(`layout shift at ${width} stays below 0.1, which is good, when styles and fonts arrive late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route(/\.(css|woff2)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await calculatorOn(page).open();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            // Not in TypeScript's DOM yet: https://wicg.github.io/layout-instability/
            for (const entry of list.getEntries())
              total += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(total), 500);
        }),
    );
    expect(shift).toBeLessThan(0.1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything but calculating is there', async ({ page }) => {
    await page.goto(calculatorPath);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Calculating needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('figure', { name: /\$50 Haircut/ })).toBeVisible();
  });
});
