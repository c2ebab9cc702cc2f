declare module 'virtual:facts' {
  export const usage: readonly import('./usage.ts').Page[];
  export const drawnAsFiles: readonly string[];
  export const notes: readonly import('./notes.ts').Note[];
}
