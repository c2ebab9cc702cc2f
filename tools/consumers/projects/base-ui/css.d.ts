/** As `vite/client` says of every style sheet. */
declare module '*/base-ui.css';
