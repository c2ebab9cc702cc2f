import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { componentNames, specimens } from '../specimens';

interface Measured {
  readonly name: string;
  readonly animations: number;
}

/** Long enough for what components do once they are mounted. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Says that the root it stands in is React's; renders nothing. */
function Mounted({ say }: { readonly say: () => void }) {
  useEffect(say, [say]);
  return null;
}

/** The same tree on both ends: ids are counted along it. */
const example = (name: string, say: () => void) => (
  <>
    {specimens[name]?.({})}
    <Mounted say={say} />
  </>
);

const nobodyHears = () => {};

/** Lets React take over what a server sent; resolves once it has. */
function takenOver(name: string, box: Element): Promise<Root> {
  return new Promise((resolve) => {
    const root = hydrateRoot(
      box,
      example(name, () => resolve(root)),
    );
  });
}

/** One that follows a scroll stands still unless the visitor moves it. */
const runsByItself = ({ timeline }: Animation) => timeline instanceof DocumentTimeline;

/** Puts each component on the page as a server sends it, and lets React take over. */
async function measure(stage: HTMLElement): Promise<Measured[]> {
  const boxes = componentNames.map((name) => {
    const box = stage.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(example(name, nobodyHears));
    return { name, box };
  });
  const roots = await Promise.all(boxes.map(({ name, box }) => takenOver(name, box)));
  await settled();
  const measured = boxes.map(({ name, box }) => ({
    name,
    animations: box.getAnimations({ subtree: true }).filter(runsByItself).length,
  }));
  for (const root of roots) root.unmount();
  stage.replaceChildren();
  return measured;
}

/** What was changed before is on the screen. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** The browser's own score of what moves while something is done, sizes and places weighed. */
async function shiftDuring(act: () => Promise<void>): Promise<number> {
  let total = 0;
  const count = (entries: PerformanceEntryList) => {
    // Not in TypeScript's DOM yet: https://wicg.github.io/layout-instability/
    for (const entry of entries) total += (entry as unknown as { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  await act();
  await painted();
  count(observer.takeRecords());
  observer.disconnect();
  return total;
}

async function shiftAtHydration(name: string): Promise<number> {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(example(name, nobodyHears));
  await painted();
  let root: Root | undefined;
  const shift = await shiftDuring(async () => {
    root = await takenOver(name, box);
  });
  root?.unmount();
  box.remove();
  return shift;
}

it('sees what moves', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = '<p>Above</p><p>Below</p>';
  await painted();
  const shift = await shiftDuring(async () => {
    box.prepend(Object.assign(document.createElement('h1'), { textContent: 'Late' }));
  });
  box.remove();
  expect(shift).toBeGreaterThan(0);
});

describe.each([
  { device: 'phone', width: 390, height: 844 },
  { device: 'desktop', width: 1440, height: 900 },
])('on a $device', ({ width, height }) => {
  let measured: readonly Measured[];

  beforeAll(async () => {
    await page.viewport(width, height);
    measured = await measure(document.body);
  }, 60_000);

  it('measures every exported component', () => {
    expect(innerWidth).toBe(width);
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    expect(measured.map(({ name }) => name)).toEqual(componentNames);
  });

  it('finds no animation running where less motion is asked for', () => {
    expect(measured.filter(({ animations }) => animations > 0)).toEqual([]);
  });

  it.each(componentNames)('%s does not move when React takes over', async (name) => {
    expect(await shiftAtHydration(name)).toBe(0);
  });
});
