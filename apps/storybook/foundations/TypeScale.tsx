import { classNames } from '../../../packages/ui/src/styles/class-names';
import { pixelsAt } from '../../../packages/ui/src/styles/fluid';
import { mobileSize, sizes } from '../../../packages/ui/src/styles/tokens';
import { typography } from '../../../packages/ui/src/styles/type';
import { Copy } from '../docs/Copy';
import * as styles from './foundations.css';

type StyleName = keyof typeof typography;
const names = Object.keys(typography) as StyleName[];
const widths = [390, 768, 1440] as const;

const isDisplay = (name: StyleName) => 'fontFamily' in typography[name];

const sizeAt = (name: StyleName, width: number): number => {
  const { [name as keyof typeof mobileSize]: small } = mobileSize;
  return pixelsAt(width < 768 && small ? small : sizes[name][0], width);
};

/** Facts of a style: its sizes on phone, tablet and desktop, and its other properties. */
function factsOf(name: StyleName): string {
  const look: Readonly<Record<string, unknown>> = typography[name];
  const { lineHeight, fontWeight = 400, letterSpacing = 'no' } = look;
  const sizes = widths.map((width) => Math.round(sizeAt(name, width) * 10) / 10).join(' · ');
  return `${sizes} px, weight ${fontWeight}, line ${lineHeight}, ${letterSpacing} tracking`;
}

function words(name: StyleName): string {
  if (/mega|figure|result|num/.test(name)) return '$148';
  return isDisplay(name)
    ? 'Price smarter'
    : 'See what salons nearby charge. Yours stands among them.';
}

/** All styles, with their sizes at 390, 768 and 1440 pixels. */
export const TypeScale = () => (
  <div>
    {names.map((name) => (
      <div key={name} className={styles.styleRow}>
        <div>
          <h3 className={styles.styleName}>{name}</h3>
          <p className={styles.styleFacts}>{sizes[name][1]}</p>
          <p className={styles.styleFacts}>{factsOf(name)}</p>
          <Copy text={`...typography.${name}`} />
        </div>
        <div className={styles.stage}>
          <p className={classNames(styles.specimen[name], !isDisplay(name) && styles.paragraph)}>
            {words(name)}
          </p>
        </div>
      </div>
    ))}
  </div>
);
