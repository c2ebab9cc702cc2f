/** Addresses that the build is told to leave out: e2e/third-party/vite.config.ts. */
import { globSync, readFileSync } from 'node:fs';
import { outsideAddresses } from '@tallycomb/content/site';
import { expect, test } from './support/console-watch';
import { sites } from './support/sites';

test.use({ baseURL: sites.thirdParty });

const FOLDER = 'dist/third-party/client';
const { instagram, facebook, dataEngineerJob } = outsideAddresses;

test('are in no file of the site, nor is an empty link', () => {
  const files = globSync('**/*.{html,js,json,xml}', { cwd: FOLDER });
  const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
  const naming = (text: string) => files.filter((file) => textOf(file).includes(text));
  expect(naming(facebook.fallback)).toContain('index.html');
  expect(naming('href=""')).toEqual([]);
  expect(naming(instagram.fallback)).toEqual([]);
  expect(naming(dataEngineerJob.fallback)).toEqual([]);
});

test('leave the profiles and the positions that have one as they are', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Facebook' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Data Engineer' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apply Now/ })).toHaveCount(1);
});
