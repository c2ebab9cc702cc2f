/** The visitor's consent, kept in the browser; a third party runs only after a `yes`. */
import type { ThirdParty } from '@tallycomb/content/site';
import { useSyncExternalStore } from 'react';
import { siteConfig } from '../site-config';

const STORAGE_KEY = 'tallycomb:consent';

export type Answer = 'yes' | 'no';
type Answers = Readonly<Partial<Record<ThirdParty, Answer>>>;

export interface ConsentState {
  readonly answers: Answers;
  /** Third parties in the open panel; empty while it is closed. */
  readonly asked: readonly ThirdParty[];
  /** The visitor is reviewing the answers. */
  readonly isReview: boolean;
  /** The visitor opened the question, which may then take the focus. */
  readonly isCalledFor: boolean;
}

/** Days after which an answer is asked for again. */
const ANSWER_DAYS = 365;

interface StoredAnswer {
  readonly answer: Answer;
  /** Milliseconds since 1970. */
  readonly givenAt: number;
}

type StoredAnswers = Readonly<Partial<Record<ThirdParty, StoredAnswer>>>;

function isStillGiven(stored: unknown, now: number): stored is StoredAnswer {
  const { answer, givenAt } = Object(stored) as Partial<Record<keyof StoredAnswer, unknown>>;
  const isAnswer = answer === 'yes' || answer === 'no';
  const age = typeof givenAt === 'number' ? now - givenAt : Number.NaN;
  return isAnswer && age >= 0 && age < ANSWER_DAYS * 86_400_000;
}

/** Reads valid answers; none if storage is denied or broken. */
function readStored(storage: () => Storage, now: number): StoredAnswers {
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).filter(([, each]) => isStillGiven(each, now)),
    );
  } catch {
    return {};
  }
}

const readAnswers = (storage: () => Storage): Answers =>
  Object.fromEntries(
    Object.entries(readStored(storage, Date.now())).map(([name, { answer }]) => [name, answer]),
  );

function writeAnswer(storage: () => Storage, thirdParty: ThirdParty, answer: Answer): void {
  const now = Date.now();
  const stored = { ...readStored(storage, now), [thirdParty]: { answer, givenAt: now } };
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Without storage the answer is kept for this visit alone.
  }
}

const closed = { asked: [], isReview: false, isCalledFor: false } as const;

/** Takes storage as a function, as reading `localStorage` throws where it is denied. */
export function createConsentStore(storage: () => Storage) {
  let state: ConsentState | undefined;
  const read = (): ConsentState => {
    state ??= { ...closed, answers: readAnswers(storage) };
    return state;
  };
  const listeners = new Set<() => void>();
  const change = (changes: Partial<ConsentState>) => {
    state = { ...read(), ...changes };
    for (const listener of listeners) listener();
  };
  return {
    read,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Asks a question of the page's own; does nothing while another is open. */
    ask: (thirdParty: ThirdParty) => {
      if (read().asked.length === 0) change({ asked: [thirdParty] });
    },
    /** Asks a question after the visitor's own action. */
    askOnCall: (thirdParty: ThirdParty) =>
      change({ asked: [thirdParty], isReview: false, isCalledFor: true }),
    review: (thirdParties: readonly ThirdParty[]) =>
      change({ asked: thirdParties, isReview: true, isCalledFor: true }),
    answer(thirdParty: ThirdParty, answer: Answer) {
      const answers = { ...read().answers, [thirdParty]: answer };
      writeAnswer(storage, thirdParty, answer);
      change(read().isReview ? { answers } : { ...closed, answers });
    },
    close: () => change(closed),
    /** Takes over answers from other tabs, and closes their questions here. */
    reread() {
      const answers = readAnswers(storage);
      const { asked, isReview } = read();
      change({ answers, asked: asked.filter((one) => isReview || !answers[one]) });
    },
  };
}

/** Third parties that this build has an id for. */
export const configured: readonly ThirdParty[] = (['tagManager', 'chat'] as const).filter(
  (thirdParty) => siteConfig.thirdParties[thirdParty],
);

export const consent = createConsentStore(() => localStorage);

/** True if the browser sends Global Privacy Control, a refusal: https://w3c.github.io/gpc/ */
const sendsSignal = (): boolean => navigator.globalPrivacyControl === true;

export const isRefusedBySignal = (thirdParty: ThirdParty): boolean =>
  thirdParty === 'tagManager' && sendsSignal();

export const isAllowed = ({ answers }: ConsentState, thirdParty: ThirdParty): boolean =>
  answers[thirdParty] === 'yes' && !isRefusedBySignal(thirdParty);

/** True if the visitor said no; without an answer, neither allowed nor refused. */
export const isRefused = ({ answers }: ConsentState, thirdParty: ThirdParty): boolean =>
  answers[thirdParty] === 'no' || isRefusedBySignal(thirdParty);

export const useConsent = (): ConsentState => useSyncExternalStore(consent.subscribe, consent.read);

declare global {
  interface Navigator {
    /** Not in TypeScript's DOM yet. */
    readonly globalPrivacyControl?: boolean;
  }
}
