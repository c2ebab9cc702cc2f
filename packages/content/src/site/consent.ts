/** Texts that ask for consent before anything is loaded from another company. */

/** Services of other companies. */
export type ThirdParty = 'tagManager' | 'chat';

/** Questions asked before each of these services loads. */
export const consentQuestions = {
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
export const privacyChoices = {
  label: 'Privacy Choices',
  /** Shown to visitors whose browser declines for them. */
  signal: 'Your browser sends a Global Privacy Control signal. We treat that as a no.',
  atOnce:
    'Changes take effect right away. Declining something that’s already running reloads the page.',
  /** Label of the link to the privacy policy. */
  policy: 'Privacy Policy',
  close: 'Close',
};

/** The chat’s button. */
export const chatText = {
  open: 'Chat',
  messages: 'Chat messages',
  failure: {
    title: 'The chat didn’t load',
    /** The contact email replaces the braces. */
    description: 'Write to {contactEmail} instead, or try again later.',
  },
};
