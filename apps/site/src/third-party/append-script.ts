import { POLICY_NAME } from './script-origins';

declare global {
  interface Window {
    /** Not in TypeScript's DOM yet, nor in every browser: https://w3c.github.io/trusted-types/ */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (address: string) => string | null },
      ): void;
    };
  }
}

/** Accepts an address on one of the origins; `null` makes the browser refuse any other. */
export const scriptAddressOn =
  (origins: readonly string[]) =>
  (address: string): string | null =>
    URL.canParse(address) && origins.includes(new URL(address).origin) ? address : null;

let isPolicySet = false;

/** The one Trusted Types policy of the page. It makes no HTML and no inline script trusted. */
function allowScriptsFrom(origins: readonly string[]): void {
  if (isPolicySet) return;
  isPolicySet = true;
  window.trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: scriptAddressOn(origins) });
}

/** Resolves once the script has run; rejects, with its element gone, if it does not come. */
export function appendScript(address: string, origins: readonly string[]): Promise<void> {
  allowScriptsFrom(origins);
  const script = document.createElement('script');
  script.async = true;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} did not load.`));
    });
    script.src = address;
    document.head.append(script);
  });
}
