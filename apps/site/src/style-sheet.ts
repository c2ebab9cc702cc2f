/** Names the whole style sheet in the head of each page, which itself has no more than it uses. */
export const STYLE_SHEET_META = 'style-sheet';

let loaded: Promise<void> | undefined;

async function load(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>(
    `meta[name=${STYLE_SHEET_META}]`,
  )?.content;
  if (!address) return; // In dev, the sheets come with their modules.
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${address} did not load.`));
    });
  });
}

/** What any other page needs before it may show. Asks once; a failure is asked again. */
export function loadStyleSheet(): Promise<void> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
