import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorForm, resultPanelText, salonPricesText } from '@tallycomb/content/calculator';
import { Button, ResultPanel, Spinner } from '../../../packages/ui/src/all';
import * as styles from './patterns.css';

const meta = {
  title: 'Patterns/Loading',
  parameters: {
    guide: {
      use: 'Say what is being waited for, where it will appear, in the room that it will take. Below half a second, say nothing.',
      do: [
        'Keep the button’s place and focus; say on it what it does.',
        'Keep the last result until the next is there, if it still holds.',
        'Say after ten seconds what to do instead.',
      ],
      dont: [
        'Draw gray bones of a page.',
        'Cover a page for the sake of a part of it.',
        'Say Loading: say what.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is busy, not off: it keeps the focus, and its word is announced. */
export const TheButton: Story = {
  render: () => (
    <div className={styles.stack}>
      <Button>{calculatorForm.calculate}</Button>
      <Button busy>{calculatorForm.calculating}</Button>
    </div>
  ),
};

/** The result’s place waits in its own size: nothing moves when it comes. */
export const TheResult: Story = {
  render: () => <ResultPanel state="loading" {...resultPanelText} />,
};

/** A part of a page: the comb, and a sentence that says what it waits for. */
export const APart: Story = {
  render: () => (
    <div className={styles.stack}>
      <Spinner />
      <p role="status">{salonPricesText.loading}</p>
    </div>
  ),
};
