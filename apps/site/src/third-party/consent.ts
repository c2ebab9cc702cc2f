/** The visitor's answers, kept in the browser; a third party runs on a `yes` and nothing else. */
import type { ThirdParty } from '@tallycomb/content/site';
import { useSyncExternalStore } from 'react';
import { siteConfig } from '../site-config';

const STORAGE_KEY = 'tallycomb:consent';

export type Answer = 'yes' | 'no';
type Answers = Readonly<Partial<Record<ThirdParty, Answer>>>;

export interface ConsentState {
  readonly answers: Answers;
  /** What the visitor is being asked about; nothing is, most of the time. */
  readonly asked: readonly ThirdParty[];
  /** The visitor wants to see the answers, and to change them. */
  readonly isReview: boolean;
  /** The visitor called for the question: it may take the focus. */
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

/** Storage may be denied, or hold what somebody else wrote: then nothing was answered. */
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
    // Then the answer holds for this visit, and the next one asks again.
  }
}

const quiet = { asked: [], isReview: false, isCalledFor: false } as const;

/** Takes a function, as the mere mention of `localStorage` throws where it is denied. */
export function createConsentStore(storage: () => Storage) {
  let state: ConsentState | undefined;
  const read = (): ConsentState => {
    state ??= { ...quiet, answers: readAnswers(storage) };
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
    /** Puts a question that the page raises. Does nothing while another one stands. */
    ask: (thirdParty: ThirdParty) => {
      if (read().asked.length === 0) change({ asked: [thirdParty] });
    },
    /** Puts the question that the visitor's own action raises. */
    askOnCall: (thirdParty: ThirdParty) =>
      change({ asked: [thirdParty], isReview: false, isCalledFor: true }),
    review: (thirdParties: readonly ThirdParty[]) =>
      change({ asked: thirdParties, isReview: true, isCalledFor: true }),
    answer(thirdParty: ThirdParty, answer: Answer) {
      const answers = { ...read().answers, [thirdParty]: answer };
      writeAnswer(storage, thirdParty, answer);
      change(read().isReview ? { answers } : { ...quiet, answers });
    },
    close: () => change(quiet),
    /** Another tab may have given an answer: then there is no need to ask here. */
    reread() {
      const answers = readAnswers(storage);
      const { asked, isReview } = read();
      change({ answers, asked: asked.filter((one) => isReview || !answers[one]) });
    },
  };
}

/** What this build has an id for. */
export const configured: readonly ThirdParty[] = (['tagManager', 'chat'] as const).filter(
  (thirdParty) => siteConfig.thirdParties[thirdParty],
);

export const consent = createConsentStore(() => localStorage);

/** https://w3c.github.io/gpc/: the visitor has said no already, to whatever measures. */
const sendsSignal = (): boolean => navigator.globalPrivacyControl === true;

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
