import {
  consentAnswerLabels,
  consentAnswerStates,
  consentQuestions,
  privacyChoices,
  type ThirdParty,
} from '@tallycomb/content/site';
import { Button } from '@tallycomb/ui';
import { useId } from 'react';
import { consent, isRefusedBySignal } from './consent';
import * as styles from './consent-panel.css';
import type { Answer } from './consent-store';

const choices = ['yes', 'no'] as const;

interface QuestionProps {
  readonly thirdParty: ThirdParty;
  readonly answer: Answer | undefined;
  /** Shows its name and its answer, as it stands among others. */
  readonly isReview: boolean;
}

/** Two buttons of one look and one size: neither answer is the easier one. */
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

/** A `<fieldset>` with what is asked and its two answers. */
export function Question(props: QuestionProps) {
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
