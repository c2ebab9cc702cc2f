import { prerender } from 'react-dom/static';
import { App } from './app';
import { Report } from './report';

const { prelude } = await prerender(
  <>
    <App />
    <Report />
  </>,
);
console.log(await new Response(prelude).text());
