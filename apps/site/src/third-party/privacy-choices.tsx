import { privacyChoices } from '@tallycomb/content/consent';
import * as styles from './privacy-choices.css';

const MARK = 'data-privacy-choices';

/**
 * The way back to the answers. It is plain HTML, as the footer around it is hydrated late or never:
 * one listener of the document answers to it. Without script nothing is loaded, so it is hidden.
 */
export function PrivacyChoices() {
  return (
    <button type="button" className={styles.button} {...{ [MARK]: '' }}>
      {privacyChoices.label}
    </button>
  );
}

const isCalled = ({ target }: Event) => target instanceof Element && target.closest(`[${MARK}]`);

/** Returns how to stop. */
export function watchPrivacyChoices(onCall: () => void): () => void {
  const answer = (event: Event) => {
    if (isCalled(event)) onCall();
  };
  // Capturing: React keeps clicks on parts that are not hydrated from all later listeners.
  addEventListener('click', answer, { capture: true });
  return () => removeEventListener('click', answer, { capture: true });
}
