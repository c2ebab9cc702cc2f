import { Fragment } from 'react';

/** Text with an address, which is broken between its parts rather than in them; a copy has no breaks. */
export const WithAddress = ({ text }: { readonly text: string }) =>
  text.split(/(\b\/)/).map((part, at) => (
    <Fragment key={at}>
      {part}
      {at % 2 ? <wbr /> : null}
    </Fragment>
  ));
