import { POLICY_NAME, scriptAddressFrom } from './script-sources';

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

let isPolicySet = false;

/** The one Trusted Types policy of the page. It makes no HTML and no inline script trusted. */
function allowScriptsFrom(sources: readonly string[]): void {
  if (isPolicySet) return;
  isPolicySet = true;
  window.trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: scriptAddressFrom(sources) });
}

/** Resolves once the script has run; rejects, with its element gone, if it does not come. */
export function appendScript(address: string, sources: readonly string[]): Promise<void> {
  allowScriptsFrom(sources);
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
