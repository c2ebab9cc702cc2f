/** Our home page as people usually ship one: an empty page, one bundle, one style sheet. */
import '@tallycomb/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Page, parts } from '../../src/pages/home/page';
import { hydrateParts } from '../../src/part-calls';
import { Part as SiteFooter } from '../../src/site-footer';
import { Part as SiteHeader } from '../../src/site-header';

hydrateParts();
// One bundle has all of them at once.
await Promise.all(parts.map((part) => part.preload()));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <BrowserRouter>
    <SiteHeader pathname="/" />
    <main>
      <Page />
    </main>
    <SiteFooter />
  </BrowserRouter>,
);
