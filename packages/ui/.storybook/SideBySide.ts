import { createElement, Fragment, type ReactNode } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const Both = styled.iframe({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
});

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const frame = (title: string, address: string) =>
  `<iframe title="${title}" src="${attribute(address)}"></iframe>`;

/**
 * Two windows, so that what depends on a window's width gets half of it. In a document of their own:
 * Storybook would take what they tell their parent for what its canvas says.
 */
const pageOf = (frames: readonly string[]) =>
  `<!doctype html><style>body{display:flex;height:100vh;margin:0}iframe{flex:1;min-width:0;border:0}</style>${frames.join('')}`;

interface SideBySideProps {
  readonly children?: ReactNode;
  readonly storyId: string;
}

/** Around the canvas: the story in light and in dark, where that is the theme that was chosen. */
export function SideBySide({ children, storyId }: SideBySideProps) {
  const [{ theme, motion, textSize }] = useGlobals();
  const story = useStorybookApi().getCurrentStoryData();
  if (theme !== 'both' || story?.type !== 'story') return children;
  const args = buildArgsParam(story.initialArgs, story.args ?? {});
  const addressIn = (scheme: string) =>
    `iframe.html?id=${storyId}&viewMode=story&globals=theme:${scheme};motion:${motion};textSize:${textSize}${args && `&args=${args}`}`;
  const frames = [frame('Light', addressIn('light')), frame('Dark', addressIn('dark'))];
  const title = `${story.title}, light and dark`;
  // Storybook compiles this window without the JSX runtime.
  return createElement(
    Fragment,
    null,
    children,
    createElement(Both, { title, srcDoc: pageOf(frames) }),
  );
}
