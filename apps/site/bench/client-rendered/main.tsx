/** Our home page as people usually ship one: an empty page, one bundle, one style sheet. */
import '@tallycomb/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteHeader } from '../../src/app/document';
import { SiteFooter } from '../../src/app/site-footer';
import { pageData } from '../../src/pages/home/data.server';
import { Page } from '../../src/pages/home/page';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <BrowserRouter>
    <SiteHeader />
    <main>
      <Page data={pageData()} />
    </main>
    <SiteFooter />
  </BrowserRouter>,
);
