import { privacyChoices } from '@tallycomb/content/site';
import { configured, consent } from './consent';
import * as styles from './privacy-choices.css';

/** Hash of the link, left in the address if it is followed before hydration. */
export const PRIVACY_CHOICES_HASH = '#privacy-choices';

/** A link that opens the review of answers; hidden without script, when nothing is loaded. */
export function PrivacyChoices() {
  return (
    <a
      href={PRIVACY_CHOICES_HASH}
      className={styles.link}
      onClick={(event) => {
        event.preventDefault();
        consent.review(configured);
      }}
    >
      {privacyChoices.label}
    </a>
  );
}
