// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useScrollSpy } from './use-scroll-spy';

const ids = ['march', 'february', 'december'];

/** Places the tops of the three sections, as scrolling would. */
function layOut(...tops: number[]): void {
  document.body.replaceChildren(
    ...tops.map((top, at) => {
      const section = document.createElement('section');
      section.id = ids[at] ?? '';
      section.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
      return section;
    }),
  );
  dispatchEvent(new Event('scroll'));
}

const Probe = () => String(useScrollSpy(ids));

afterEach(() => document.body.replaceChildren());

describe('useScrollSpy', () => {
  it('names the last section whose top is within 150 pixels of the viewport top', () => {
    layOut(-600, 150, 700);
    const { result } = renderHook(() => useScrollSpy(ids));
    expect(result.current).toBe('february');
    act(() => layOut(-600, 151, 700));
    expect(result.current).toBe('march');
    act(() => layOut(-1400, -700, 20));
    expect(result.current).toBe('december');
  });

  it('names the first section until another is within that distance', () => {
    layOut(400, 900, 1400);
    expect(renderHook(() => useScrollSpy(ids)).result.current).toBe('march');
  });

  it('passes over sections that are not in the page', () => {
    layOut(0);
    expect(renderHook(() => useScrollSpy(ids)).result.current).toBe('march');
  });

  it('names no section on a server', () => {
    expect(renderToString(<Probe />)).toBe('undefined');
  });
});
