import { requireText } from './argument-checks.ts';

/** The full-width forms that an East Asian input method gives, as ASCII; no length changes. */
export function halfWidth(text: string): string {
  requireText('text', text);
  if (!/[。！-～]/.test(text)) return text;
  return text.replaceAll('。', '.').replace(/[！-～]/g, (form) => form.normalize('NFKC'));
}
