import { prerender } from 'react-dom/static';
import { App } from './app';

const { prelude } = await prerender(<App />);
console.log(await new Response(prelude).text());
