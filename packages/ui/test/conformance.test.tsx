// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { componentNames, specimens } from './specimens';

// jsdom has no layout and so no observers. Components work without its missing matchMedia.
class SeesNothing {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', SeesNothing);
  vi.stubGlobal('IntersectionObserver', SeesNothing);
});

afterEach(cleanup);

describe.each(componentNames)('%s', (name) => {
  const specimen = specimens[name];
  if (!specimen) throw new Error(`${name} is exported: add it to test/specimens.tsx.`);

  it('hands its ref, class name and other props to one element, beside its own class names', () => {
    const { unmount } = render(specimen({ 'data-testid': 'main' }));
    const own = [...screen.getByTestId('main').classList];
    unmount();
    let element: Element | null = null;
    const ref = (current: Element | null) => {
      element = current ?? element;
    };
    render(specimen({ ref, className: 'extra', 'data-testid': 'main' }));
    expect(element).toBe(screen.getByTestId('main'));
    expect([...screen.getByTestId('main').classList]).toEqual([...own, 'extra']);
  });

  it('takes over server-rendered markup without changing it', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(specimen({}));
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(container, specimen({}), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});
