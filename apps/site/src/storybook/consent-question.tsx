import { useEffect } from 'react';
import { consent, useConsent } from '../third-party/consent';
import { ConsentPanel } from '../third-party/consent-panel';

/** The consent panel, without the code that an answer starts. */
export function ConsentQuestion() {
  useEffect(() => {
    consent.ask('tagManager');
    return consent.close;
  }, []);
  return <ConsentPanel state={useConsent()} />;
}
