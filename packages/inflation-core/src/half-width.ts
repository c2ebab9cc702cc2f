import { requireText } from './argument-checks.ts';

/** Writes the full-width characters of East Asian input methods as ASCII; the length stays. */
export function halfWidth(text: string): string {
  requireText('text', text);
  if (!/[。！-～]/.test(text)) return text;
  return text.replaceAll('。', '.').replace(/[！-～]/g, (form) => form.normalize('NFKC'));
}
