/** schema.org data of a page (JSON-LD): only the build needs it. */
export function structuredDataOf(_path: string): object | undefined {
  return undefined;
}
