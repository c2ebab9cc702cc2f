import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Card, Heading, TextLink } from '../../../packages/ui/src/all';
import { contrast, contrastPairs } from '../../../packages/ui/src/styles/contrast';
import { brandFile } from './brand';
import * as styles from './foundations.css';

export default {
  title: 'Foundations/Brand (rebrand, theme, theming, dark mode)',
  id: 'foundations-brand',
  tags: ['!autodocs'],
} satisfies Meta;

/** Another brand's style sheet, limited to a part of the page. */
const acme = brandFile
  .replaceAll(':root', '.acme')
  .replaceAll('[data-theme]', '.acme [data-theme]');

const Shop = () => (
  <Card className={styles.shop}>
    <Heading level={2} size="h3">
      Acme Barbers
    </Heading>
    <p>
      Four chairs, <TextLink href="#book">no appointment</TextLink>.
    </p>
    <p className={styles.choices}>
      {(['primary', 'ink', 'paper'] as const).map((variant) => (
        <Button key={variant} size="sm" variant={variant}>
          Book
        </Button>
      ))}
    </p>
  </Card>
);

/** Unstyled and another brand’s, light and dark. */
export const AnotherBrand: StoryObj = {
  render: () => (
    <>
      <style>{acme}</style>
      {['ours', 'acme'].map((brand) => (
        <div key={brand} className={`${brand} ${styles.looks}`}>
          {['light', 'dark'].map((theme) => (
            <div key={theme} data-theme={theme}>
              <div className={styles.look}>
                <Shop />
              </div>
            </div>
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const looks = canvas
      .getAllByRole('heading', { name: 'Acme Barbers' })
      .map((heading) => getComputedStyle(heading));
    const fonts = looks.map(({ fontFamily }) => fontFamily.startsWith('Georgia'));
    await expect(fonts).toEqual([false, false, true, true]);
    await expect(new Set(looks.map(({ color }) => color)).size).toBe(4);
    for (const look of looks)
      for (const { front, back, atLeast } of contrastPairs) {
        const [one = '', other = ''] = [front, back].map((name) =>
          look
            .getPropertyValue(`--tc-color-${name}`)
            .trim()
            .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
        );
        await expect(contrast(one, other), `${front} on ${back}`).toBeGreaterThanOrEqual(atLeast);
      }
  },
};
