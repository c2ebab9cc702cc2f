/** On the entry's script: the address of the whole style sheet. A page has only its own rules inline. */
export const STYLE_SHEET_ATTRIBUTE = 'data-style-sheet';

let loaded: Promise<void> | undefined;

async function load(): Promise<void> {
  const entry = document.querySelector(`script[${STYLE_SHEET_ATTRIBUTE}]`);
  const address = entry?.getAttribute(STYLE_SHEET_ATTRIBUTE);
  if (!address) return; // In dev, the sheets come with their modules.
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      loaded = undefined;
      reject(new Error(`The style sheet ${address} did not load.`));
    });
  });
}

/** What any page but the first needs before it may show. Asks once; a failure is asked again. */
export function loadStyleSheet(): Promise<void> {
  loaded ??= load();
  return loaded;
}
