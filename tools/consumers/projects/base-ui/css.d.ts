/** Types style sheets as `vite/client` does. */
declare module '*/base-ui.css';
