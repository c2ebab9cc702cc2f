/** Types this sheet alone: `*.css` would hide a missing declaration of ours. */
declare module '*/base-ui.css';
