import { consentQuestions, privacyChoices } from '@tallycomb/content/site';
import { Heading, IconClose, TextLink } from '@tallycomb/ui';
import { useId, useRef } from 'react';
import { consent } from './consent';
import * as styles from './consent-panel.css';
import type { ConsentState } from './consent-store';
import { Question } from './question';
import { usePanelFocus } from './use-panel-focus';
import { usePanelRoom } from './use-panel-room';

const CloseButton = () => (
  <button
    type="button"
    className={styles.close}
    aria-label={privacyChoices.close}
    onClick={consent.close}
  >
    <IconClose />
  </button>
);

/**
 * A `<section>` that asks, and covers neither the page's end nor what has the focus. It takes the
 * focus only where the visitor called for it; then Escape closes it without an answer.
 */
export function ConsentPanel({ state }: { readonly state: ConsentState }) {
  const { asked, answers, isReview, isCalledFor } = state;
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  usePanelFocus(panel, isCalledFor);
  usePanelRoom(panel);
  const [first] = asked;
  if (!first) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isCalledFor) consent.close();
      }}
    >
      <div className={styles.head}>
        <Heading level={2} size="h4" id={id}>
          {isReview ? privacyChoices.label : consentQuestions[first].heading}
        </Heading>
        {isCalledFor ? <CloseButton /> : null}
      </div>
      {asked.map((thirdParty) => (
        <Question
          key={thirdParty}
          thirdParty={thirdParty}
          isReview={isReview}
          answer={answers[thirdParty]}
        />
      ))}
      <p className={styles.end}>
        {isReview ? `${privacyChoices.atOnce} ` : null}
        <TextLink href="/privacy">{privacyChoices.policy}</TextLink>
      </p>
    </section>
  );
}
