import { DocsContainer, type DocsContainerProps, Unstyled } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { version } from '../../../packages/ui/package.json';
import { brands } from '../.storybook/brand';
import { onSchemeChange, pageScheme } from '../.storybook/page-theme';
import * as styles from './page.css';

/** Keeps the section that the address names in view while the page grows, until a reader acts. */
function keepSectionInView() {
  const section = document.getElementById(parent.location.hash.slice(1));
  const observer = new ResizeObserver(() => section?.scrollIntoView({ behavior: 'instant' }));
  const stop = () => observer.disconnect();
  observer.observe(document.body);
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, stop, { once: true });
  return stop;
}

/** Commit that was built, and its day. */
export const commit = import.meta.env.STORYBOOK_COMMIT || 'no commit';

/** Turns the whole Storybook dark, or light again. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onSchemeChange, pageScheme) === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.themeSwitch}
      onClick={() => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { theme } })}
    >
      Everything in {theme}
    </button>
  );
}

/** A page of docs: Storybook's own parts in the scheme of the page, the rest in our styles. */
export default function DocsInScheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(onSchemeChange, pageScheme);
  useEffect(keepSectionInView, []);
  return (
    <DocsContainer context={context} theme={brands[scheme]}>
      <Unstyled>
        <p className={styles.above}>
          Version {version}, {commit}&nbsp;· <ThemeSwitch />
        </p>
        {children}
      </Unstyled>
    </DocsContainer>
  );
}
