/** Types style sheets as `vite/client` does. */
declare module '*/brand.css';
