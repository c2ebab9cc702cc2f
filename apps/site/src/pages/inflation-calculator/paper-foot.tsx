import { paperText } from '@tallycomb/content/calculator';
import { siteName } from '@tallycomb/content/site';
import { Logo } from '@tallycomb/ui';
import * as styles from './paper-foot.css';

/** The last line of the sheet: who made it and where it can be made again. */
export function PaperFoot({ link }: { readonly link: string }) {
  return (
    <div className={styles.foot}>
      <Logo label={siteName} className={styles.logo} />
      <p className={styles.address}>
        {paperText.again} <strong className={styles.link}>{link.replace('https://', '')}</strong>
      </p>
    </div>
  );
}
