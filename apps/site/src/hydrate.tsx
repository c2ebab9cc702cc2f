import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Document } from './document';
import { routeOf } from './routes';

let started = false;

export async function hydrate() {
  await routeOf(location.pathname).Page.preload();
  if (started) return;
  started = true;
  hydrateRoot(
    document,
    <BrowserRouter>
      <Document />
    </BrowserRouter>,
  );
}
