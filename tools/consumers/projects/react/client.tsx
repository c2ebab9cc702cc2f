/** Hydrates what server.tsx rendered. The imports stand so in the README of ui. */
import '@tallycomb/ui/reset.css';
import '@tallycomb/ui/fonts.css';
import '@tallycomb/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { Report } from './report';

hydrateRoot(
  document.body,
  <>
    <App />
    <Report />
  </>,
);
