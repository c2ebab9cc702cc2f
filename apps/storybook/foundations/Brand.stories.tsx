import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Card, Heading } from '../../../packages/ui/src/all';
import { sectionOf } from '../docs/Words';
import * as styles from './foundations.css';

export default {
  title: 'Foundations/Brand (theme, theming, dark mode)',
  id: 'foundations-brand',
  tags: ['!autodocs'],
} satisfies Meta;

const [file = ''] = /(?<=```css\n)[^`]+/.exec(sectionOf('Your brand')) ?? [];

/** Another brand's style sheet, limited to a part of the page. */
const acme = file.replaceAll(':root', '.acme').replaceAll('[data-theme]', '.acme [data-theme]');

const Shop = () => (
  <Card className={styles.shop}>
    <Heading level={2}>Acme Barbers</Heading>
    <p>Four chairs, no appointment.</p>
    <Button href="#book">Book a Chair</Button>
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
  },
};
