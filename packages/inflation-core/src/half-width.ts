/** The full-width forms that an East Asian input method gives, as ASCII; no length changes. */
export const halfWidth = (text: string): string =>
  text.replaceAll('。', '.').replace(/[！-～]/g, (form) => form.normalize('NFKC'));
