declare module 'virtual:facts' {
  export const usage: readonly import('./usage.ts').Page[];
  export const notes: readonly import('./notes.ts').Note[];
}
