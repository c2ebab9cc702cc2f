import { Fragment } from 'react';

/** Text with an address that breaks its line only after a slash; copied, it has no breaks. */
export const WithAddress = ({ text }: { readonly text: string }) =>
  text.split(/(\b\/)/).map((part, at) => (
    <Fragment key={at}>
      {part}
      {at % 2 ? <wbr /> : null}
    </Fragment>
  ));
