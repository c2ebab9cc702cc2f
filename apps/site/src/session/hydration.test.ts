// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { recordTyping, typedText } from './hydration';

it('knows what was typed before React hears of it, which listens on the document', () => {
  document.body.innerHTML = '<textarea name="menu"></textarea>';
  const box = document.querySelector('textarea') as HTMLTextAreaElement;
  const stop = recordTyping();
  let known = '';
  const hear = () => {
    known = typedText('menu');
  };
  document.addEventListener('input', hear, { capture: true, once: true });
  box.value = 'Cut 65';
  box.dispatchEvent(new Event('input', { bubbles: true }));
  expect(known).toBe('Cut 65');
  stop();
});
