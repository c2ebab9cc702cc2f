import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from '../../src/all';
import { specimens } from '../specimens';

/** Puts markup on the page as a server sends it, and nothing else. */
function send(element: ReactElement | undefined): HTMLElement {
  const box = document.body.appendChild(document.createElement('main'));
  box.innerHTML = element ? renderToString(element) : '';
  return box;
}

afterEach(() => {
  document.body.replaceChildren();
  location.hash = '';
});

const find = <Found extends HTMLElement>(box: HTMLElement, selector: string): Found => {
  const found = box.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} was not sent.`);
  return found;
};

describe('without script', () => {
  it('a tab is a link to its panel', () => {
    const tabs = ['price', 'talent'].map((id) => ({
      id,
      title: id,
      description: `About ${id}`,
      panel: `Panel of ${id}`,
    }));
    const box = send(<Tabs label="Features" tabs={tabs} />);
    const panel = find(box, '#talent');
    expect(panel.offsetHeight).toBeLessThan(2);
    find(box, 'a[href$="#talent"]').click();
    expect(panel.offsetHeight).toBeGreaterThan(20);
  });

  it('a question opens', () => {
    const box = send(specimens.Accordion?.({}));
    const question = find<HTMLDetailsElement>(box, 'details');
    const wasOpen = question.open;
    find(question, 'summary').click();
    expect(question.open).toBe(!wasOpen);
  });

  it('a chart opens its numbers', () => {
    const box = send(specimens.LineChart?.({}));
    find(box, 'summary').click();
    expect(find(box, 'table').checkVisibility()).toBe(true);
  });

  it('the menus of a header open', () => {
    const box = send(specimens.Header?.({}));
    for (const button of box.querySelectorAll<HTMLButtonElement>('[popovertarget]')) {
      button.click();
      expect(button.popoverTargetElement?.matches(':popover-open')).toBe(true);
    }
  });

  it('a counter says its figure', () => {
    expect(send(specimens.Counter?.({})).textContent).toContain('350,000+');
  });
});
