import type { ThirdParty } from '@tallycomb/content/site';
import { useSyncExternalStore } from 'react';
import { siteConfig } from '../site-config';
import { type ConsentState, createConsentStore } from './consent-store';

/** What this build has an id for. */
export const configured: readonly ThirdParty[] = (['tagManager', 'chat'] as const).filter(
  (thirdParty) => siteConfig.thirdParties[thirdParty],
);

export const consent = createConsentStore(() => localStorage);

/** https://w3c.github.io/gpc/: the visitor has said no already, to whatever measures. */
export const sendsSignal = (): boolean => navigator.globalPrivacyControl === true;

export const isRefusedBySignal = (thirdParty: ThirdParty): boolean =>
  thirdParty === 'tagManager' && sendsSignal();

export const isAllowed = ({ answers }: ConsentState, thirdParty: ThirdParty): boolean =>
  answers[thirdParty] === 'yes' && !isRefusedBySignal(thirdParty);

/** Not the same as not allowed: whoever was not asked yet has refused nothing. */
export const isRefused = ({ answers }: ConsentState, thirdParty: ThirdParty): boolean =>
  answers[thirdParty] === 'no' || isRefusedBySignal(thirdParty);

export const useConsent = (): ConsentState => useSyncExternalStore(consent.subscribe, consent.read);

declare global {
  interface Navigator {
    /** Not in TypeScript's DOM yet. */
    readonly globalPrivacyControl?: boolean;
  }
}
