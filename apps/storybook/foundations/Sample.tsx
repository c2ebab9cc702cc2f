import { Button, Card, Field, Heading } from '../../../packages/ui/src/all';
import { InThemes } from '../.storybook/InThemes';
import * as styles from './foundations.css';

/** Components together, in light and in dark. */
export const Sample = () => (
  <div className={styles.looks}>
    <InThemes areBoth className={styles.look}>
      <Card className={styles.shop}>
        <Heading level={3} size="h4">
          Book a Visit
        </Heading>
        <Field label="Phone" defaultValue="555" error="Type ten digits." />
        <p className={styles.choices}>
          {(['primary', 'ink', 'paper'] as const).map((variant) => (
            <Button key={variant} size="sm" variant={variant}>
              Book
            </Button>
          ))}
        </p>
      </Card>
    </InThemes>
  </div>
);
