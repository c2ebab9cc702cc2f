import type { PropsWithChildren } from 'react';

type InThemesProps = PropsWithChildren<{ readonly areBoth: boolean; readonly className?: string }>;

/** Its content in the page's theme, or once in light and then in dark. */
export const InThemes = ({ areBoth, ...rest }: InThemesProps) =>
  (areBoth ? ['light', 'dark'] : [undefined]).map((name) => (
    <div key={name ?? 'page'} data-theme={name} {...rest} />
  ));
