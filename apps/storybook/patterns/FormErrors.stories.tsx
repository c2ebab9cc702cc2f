import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorForm, issueMessages } from '@tallycomb/content/calculator';
import { type FormEvent, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button, Field } from '../../../packages/ui/src/all';
import * as styles from './patterns.css';

const meta = {
  title: 'Patterns/Form Errors',
  parameters: {
    guide: {
      use: 'A mistake is told once, where it was made, in the words that mend it. Nothing is told before the form is sent.',
      do: [
        'Say what to enter, with an example.',
        'Leave what was typed as it is.',
        'Tie the sentence to its field: Field does it.',
      ],
      dont: [
        'Say the same beside the field and in a message.',
        'Turn a field red while somebody types in it.',
        'Switch the button off: nobody can ask it why.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const isMonth = (text: string) => /^(0[1-9]|1[0-2])\/\d{4}$/.test(text);

function problemWith(month: string): string | undefined {
  if (month === '') return issueMessages['missing-information'].description;
  return isMonth(month) ? undefined : issueMessages['invalid-date-format'].description;
}

interface MonthFormProps {
  /** What the form was sent with before. */
  readonly sent?: string;
}

function MonthForm({ sent }: MonthFormProps) {
  const [problem, setProblem] = useState(sent === undefined ? undefined : problemWith(sent));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(problemWith(String(new FormData(event.currentTarget).get('month'))));
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field
        name="month"
        label={calculatorForm.dateLabel}
        placeholder={calculatorForm.datePlaceholder}
        hint={calculatorForm.dateHint}
        error={problem}
        defaultValue={sent}
      />
      <Button type="submit">{calculatorForm.calculate}</Button>
    </form>
  );
}

/** Sent with a thirteenth month: what was typed stays, and the sentence beneath it says what to type. */
export const AtTheField: Story = {
  render: () => <MonthForm sent="13/2024" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: calculatorForm.dateLabel });
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('13/2024');
    await expect(field).toHaveAccessibleDescription(/^Please enter date in MM\/YYYY/);
  },
};

/** Nothing is wrong before. Send it empty. */
export const OnceItIsSent: Story = {
  render: () => <MonthForm />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: calculatorForm.dateLabel });
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: calculatorForm.calculate }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Please enter both/);
  },
};

/** What was understood instead stands in the hint’s place: nothing is wrong, so nothing is red. */
export const MendedForYou: Story = {
  render: () => (
    <div className={styles.form}>
      <Field
        label={calculatorForm.revenueLabel}
        prefix={calculatorForm.currencySign}
        defaultValue="250,000 a year"
        hint={calculatorForm.revenueLeftOut}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};
