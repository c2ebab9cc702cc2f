/** Our home page as people usually ship one: an empty page, one bundle, one style sheet. */
import '@tallycomb/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteFooter } from '../../src/app/site-footer';
import { SiteHeader } from '../../src/app/site-header';
import { Page } from '../../src/pages/home/page';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <BrowserRouter>
    <SiteHeader />
    <main>
      <Page />
    </main>
    <SiteFooter />
  </BrowserRouter>,
);
