import type { PropsWithChildren } from 'react';

interface InThemesProps {
  readonly areBoth: boolean;
  readonly className?: string;
}

/** Its content in the page's theme, or once in light and below it in dark. */
export const InThemes = ({ areBoth, ...rest }: PropsWithChildren<InThemesProps>) =>
  (areBoth ? ['light', 'dark'] : [undefined]).map((name) => (
    <div key={name ?? 'page'} data-theme={name} {...rest} />
  ));
