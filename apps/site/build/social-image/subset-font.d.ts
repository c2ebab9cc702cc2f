declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'truetype';
    readonly keepFeatures?: readonly string[];
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Uint8Array>;
}
