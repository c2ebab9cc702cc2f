import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { AreaChart } from '../../charts/AreaChart/AreaChart';
import { Button } from '../Button/Button';
import { ResultPanel, type ResultPanelProps } from './ResultPanel';

export default {
  title: 'Data/ResultPanel (result, figure, empty state, output)',
  id: 'components-resultpanel',
  component: ResultPanel,
  parameters: contract({
    purpose:
      'Answers a question that a form asks: first what to do, then that work is under way, then one large figure.',
    do: [
      'Write the figure out with its sign: $158,945.00.',
      'Keep the panel in place while its state changes.',
    ],
    dont: [
      'Put a second live region in it.',
      'Shorten a figure, 159K, that the table beneath writes in full.',
    ],
  }),
  args: {
    state: 'result',
    heading: 'Revenue Lost Due to Inflation',
    figure: '$158,945.00',
    prompt: 'In order to see your result, please make sure that both fields are filled in.',
    loading: 'Calculating inflation impact. Please wait...',
    art: <AreaChart values={[0, 1.2, 6, 14.5, 19.2, 22.7]} />,
    children: <p>From 12/2019 through 12/2024, on $250,000 a year.</p>,
  },
} satisfies Meta<typeof ResultPanel>;
type Story = StoryObj<typeof ResultPanel>;

export const Result: Story = {};
export const Prompt: Story = { args: { state: 'prompt', art: undefined } };
export const Loading: Story = { args: { state: 'loading' } };
export const ShortFigure: Story = { tags: ['!autodocs'], args: { figure: '$900.00' } };
export const LongestFigure: Story = { args: { figure: '$999,999,999,999.99' } };

const figures = [
  '$900.00',
  '$90,000.00',
  '$158,945.00',
  '$9,000,000.00',
  '$90,000,000.00',
  '$900,000,000,000.00',
];

/** A figure of each size fits 320 pixels on one line. */
export const LongestFigureNarrowest: Story = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'narrowest' } },
  render: (args) => (
    <>
      {figures.map((figure) => (
        <ResultPanel key={figure} {...args} figure={figure} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load('500 100px Imbue');
    for (const figure of figures) {
      const element = canvas.getByText(figure);
      const text = document.createRange();
      text.selectNodeContents(element);
      await expect(text.getClientRects()).toHaveLength(1);
      await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(element.clientWidth);
    }
  },
};

function Calculator(props: ResultPanelProps) {
  const [state, setState] = useState<ResultPanelProps['state']>('prompt');
  return (
    <>
      <Button onClick={() => setState('loading')}>Calculate</Button>
      <Button onClick={() => setState('result')}>Answer</Button>
      <ResultPanel {...props} state={state} data-testid="panel" />
    </>
  );
}

/** The figure is dimmed, with an instruction under it. */
export const Outdated: Story = { args: { stale: 'Press Calculate to update.' } };

/**
 * A result is announced once, politely, as one sentence, from a region that stays in place. The
 * panel is busy while it loads, which is announced if it lasts.
 */
export const FromPromptToResult: Story = {
  tags: ['!autodocs'],
  render: (args) => <Calculator {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await expect(region).toHaveTextContent(/^$/);
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
    await waitFor(() => expect(region).toHaveTextContent(String(args.loading)));
    await expect(canvas.getByTestId('panel')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(region).toHaveTextContent(`${args.heading}: ${args.figure}`);
    await expect(canvasElement.querySelectorAll('[aria-live]')).toHaveLength(1);
    await expect(region?.isConnected).toBe(true);
  },
};
