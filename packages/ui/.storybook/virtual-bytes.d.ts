declare module 'virtual:bytes' {
  /** Brotli bytes of the built package; `undefined` until it is built. */
  export const built:
    | { readonly styles: number; readonly components: Readonly<Record<string, number>> }
    | undefined;
}
