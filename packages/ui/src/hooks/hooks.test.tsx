// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useReducedMotion } from './use-media';

const Probe = () => String(useReducedMotion());

describe('useReducedMotion', () => {
  function stubPreference(initially: boolean) {
    const query = Object.assign(new EventTarget(), { matches: initially });
    vi.stubGlobal('matchMedia', () => query);
    return (matches: boolean) => {
      query.matches = matches;
      query.dispatchEvent(new Event('change'));
    };
  }

  it('follows the preference while the page is open', () => {
    const change = stubPreference(false);
    const { result } = renderHook(useReducedMotion);
    expect(result.current).toBe(false);
    act(() => change(true));
    expect(result.current).toBe(true);
  });

  it('is false in server-rendered markup', () => {
    stubPreference(true);
    expect(renderToString(<Probe />)).toBe('false');
  });
});
