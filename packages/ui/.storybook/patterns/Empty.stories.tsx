import type { Meta, StoryObj } from '@storybook/react-vite';
import { resultPanelText, salonPricesText } from '@tallycomb/content/calculator';
import { failedPage, notFoundPage } from '@tallycomb/content/site';
import { expect } from 'storybook/test';
import { Button, Heading, Lead, Note, NotFoundArt, ResultPanel } from '../../src/all';
import * as styles from './patterns.css';

const meta = {
  title: 'Patterns/Empty',
  parameters: {
    guide: {
      use: 'Where there is nothing, say why and what to do next. A drawing may stand for it; it never says it alone.',
      parts: ['ResultPanel', 'NotFoundArt', 'Note'],
      do: [
        'Show the shape of what will be there: stubs of teeth, a dash for each digit.',
        'Tell nothing yet, nothing found and something failed apart.',
        'Give one way on.',
      ],
      dont: ['Leave the place blank.', 'Write a zero for what nobody knows.', 'Apologize twice.'],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything was asked: the panel shows what kind of answer it will hold. */
export const NothingYet: Story = {
  render: () => <ResultPanel state="prompt" {...resultPanelText} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(resultPanelText.prompt)).toBeVisible();
  },
};

/** A page that isn’t there. What is missing is drawn as missing teeth, and can be pushed back in. */
export const NothingFound: Story = {
  render: () => (
    <>
      <div className={styles.stack}>
        <Heading level={1}>{notFoundPage.heading}</Heading>
        <Lead>{notFoundPage.lead}</Lead>
        <Button href="/">{notFoundPage.home}</Button>
      </div>
      <NotFoundArt teeth={notFoundPage.teeth} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: notFoundPage.home })).toBeVisible();
  },
};

/** One part failed or has nothing to say; the rest of the page stands. */
export const APartIsMissing: Story = {
  render: () => (
    <div className={styles.stack}>
      <Note>{failedPage.section}</Note>
      <Note>{salonPricesText.leftOut['after-newest']}</Note>
    </div>
  ),
};
