declare module 'us-inflation' {
  interface Moment {
    readonly year: number;
    readonly month?: number;
  }
  export default function inflation(
    from: Moment & { readonly amount: number },
    to?: Moment,
  ): number;
}
