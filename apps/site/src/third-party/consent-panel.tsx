import {
  consentAnswerLabels,
  consentAnswerStates,
  consentQuestions,
  privacyChoices,
  type ThirdParty,
} from '@tallycomb/content/site';
import { Button, Heading, IconClose, TextLink } from '@tallycomb/ui';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { type Answer, type ConsentState, consent, isRefusedBySignal } from './consent';
import * as styles from './third-party.css';
import { ROOM } from './third-party.css';

/** Returns the focus to the element that had it, or else to the start of the content. */
function returnFocus(opener: Element | null): void {
  const main = document.getElementById('main');
  const target = opener instanceof HTMLElement && opener !== document.body ? opener : main;
  target?.focus({ preventScroll: true });
}

/** Focuses a panel that the visitor opened, and returns the focus when it closes. */
function usePanelFocus(panel: RefObject<HTMLElement | null>, isCalledFor: boolean): void {
  useLayoutEffect(() => {
    const { current } = panel;
    const opener = document.activeElement;
    if (isCalledFor) {
      current?.focus({ preventScroll: true });
      // In a window lower than the panel, its start is shown.
      current?.scrollIntoView();
    }
    return () => {
      if (current?.contains(document.activeElement)) returnFocus(opener);
    };
  }, [panel, isCalledFor]);
}

/** Passes the panel's height to the style sheet, so that content can be scrolled clear of it. */
function usePanelRoom(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = panel;
    const { style } = document.documentElement;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      style.setProperty(ROOM, `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [panel]);
}

const choices = ['yes', 'no'] as const;

interface QuestionProps {
  readonly thirdParty: ThirdParty;
  readonly answer: Answer | undefined;
  /** Several questions are reviewed, each with its name and answer. */
  readonly isReview: boolean;
}

/** Two buttons of the same look and size, so that neither answer is easier. */
function Choices({ thirdParty, answer, isReview }: QuestionProps) {
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <Button
          key={choice}
          variant="ink"
          size="sm"
          block
          onClick={() => consent.answer(thirdParty, choice)}
          {...(isReview ? { 'aria-pressed': answer === choice } : {})}
        >
          {consentAnswerLabels[choice]}
        </Button>
      ))}
    </div>
  );
}

/** A `<fieldset>` with a question and its two answers. */
function Question(props: QuestionProps) {
  const { thirdParty, answer, isReview } = props;
  const { heading, text } = consentQuestions[thirdParty];
  const id = useId();
  return (
    <fieldset
      className={styles.question}
      aria-labelledby={isReview ? id : undefined}
      aria-describedby={`${id}-text`}
    >
      {isReview ? (
        <h3 id={id} className={styles.name}>
          {heading}
        </h3>
      ) : null}
      <p id={`${id}-text`}>{text}</p>
      {isReview && !isRefusedBySignal(thirdParty) ? (
        <p className={styles.state}>{consentAnswerStates[answer ?? 'none']}</p>
      ) : null}
      {isRefusedBySignal(thirdParty) ? (
        <p className={styles.state}>{privacyChoices.signal}</p>
      ) : (
        <Choices {...props} />
      )}
    </fieldset>
  );
}

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
 * A `<section>` that asks for consent, and covers neither the page's end nor the focused element.
 * Takes the focus only if the visitor opened it; then Escape closes it without an answer.
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
