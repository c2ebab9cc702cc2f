/** What visitors are asked before anything is loaded from another company. */

/** What another company serves. */
export type ThirdParty = 'tagManager' | 'chat';

/** What a visitor is asked before it loads. */
export interface ConsentQuestion {
  readonly heading: string;
  readonly text: string;
}

export const consentQuestions: Readonly<Record<ThirdParty, ConsentQuestion>> = {
  tagManager: {
    heading: 'May We Count Your Visit?',
    text: 'We’d load Google Tag Manager to count visits and measure our own advertising. It sees the address of this page, your IP address and the kind of browser, and may set cookies. The site works the same either way.',
  },
  chat: {
    heading: 'May We Load the Chat?',
    text: 'The chat comes from Intercom. It gets what you write in it, the address of the page you’re on, your IP address and the kind of browser, and it may set cookies. Email reaches us as well.',
  },
};

/** A visitor’s answer. */
export type ConsentAnswer = 'yes' | 'no';

export const consentAnswerLabels: Readonly<Record<ConsentAnswer, string>> = {
  yes: 'Allow',
  no: 'Decline',
};

export const consentAnswerStates: Readonly<Record<ConsentAnswer | 'none', string>> = {
  yes: 'Your answer: allowed.',
  no: 'Your answer: declined.',
  none: 'You haven’t answered yet.',
};

/** The panel in which answers can be changed. */
export interface PrivacyChoices {
  readonly label: string;
  /** For visitors whose browser says no for them. */
  readonly signal: string;
  readonly atOnce: string;
  /** Label of the link to the privacy policy. */
  readonly policy: string;
  readonly close: string;
}

export const privacyChoices: PrivacyChoices = {
  label: 'Privacy Choices',
  signal: 'Your browser sends a Global Privacy Control signal. We treat that as a no.',
  atOnce:
    'Changes take effect right away. Declining something that’s already running reloads the page.',
  policy: 'Privacy Policy',
  close: 'Close',
};

/** The chat’s button. */
export interface ChatText {
  readonly open: string;
  readonly messages: string;
  readonly failure: {
    readonly title: string;
    /** The contact email stands in for the braces. */
    readonly description: string;
  };
}

export const chatText: ChatText = {
  open: 'Chat',
  messages: 'Messages of the chat',
  failure: {
    title: 'The chat didn’t load',
    description: 'Write to {contactEmail} instead, or try again later.',
  },
};
