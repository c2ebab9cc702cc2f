import { privacyChoices } from '@tallycomb/content/site';
import { configured, consent } from './consent';
import * as styles from './privacy-choices.css';

/** Followed before the page is hydrated, the link leaves this in the address. */
export const PRIVACY_CHOICES_HASH = '#privacy-choices';

/** The way back to the answers. Without script nothing is loaded, so there is nothing to choose. */
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
