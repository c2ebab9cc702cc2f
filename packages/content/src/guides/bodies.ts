/** The bodies of the guides, for whoever renders them: a module of its own, as no list needs them. */

import { claimsAsOf } from '../claims';

const files = import.meta.glob<string>('./*/body.html', { eager: true, import: 'default' });

const dated = (html: string): string => html.replaceAll('{claimsAsOf}', claimsAsOf);

const byId = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([path, html]) => [path.split('/')[1], dated(html)]),
  );

/** The body of each guide by its id: HTML, without the title. */
export const guideBodies: Readonly<Record<string, string>> = /* @__PURE__ */ byId();
