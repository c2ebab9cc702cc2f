import { menuTableText, priceBoxText } from '@tallycomb/content/calculator';
import { Container, Heading, RadioGroup, Section } from '@tallycomb/ui';
import { useMemo, useState } from 'react';
import { loadPriceIndexes, type PriceIndexes } from '../../calculator/price-indexes';
import { useLoaded } from '../../calculator/use-loaded';
import { MenuActions } from './menu-actions';
import { MenuHead } from './menu-head';
import { createPricing } from './menu-pricing';
import { isBlank } from './menu-state';
import { MenuTable } from './menu-table';
import { MenuTotals } from './menu-totals';
import { PasteBox } from './paste-box';
import { plainButton } from './plain-button.css';
import { useMenu } from './use-menu';
import * as styles from './whole-menu.css';

/** Nobody waits for the indexes before there is a row to price. */
const loadLater = () => new Promise<PriceIndexes>(() => {});

/** The price list, and all that is worked out from it. */
export function WholeMenu() {
  const { menu, dispatch, keeping, replaceStored } = useMenu();
  const [attempt, setAttempt] = useState(0);
  const isEmpty = menu.entries.every(isBlank);
  const indexes = useLoaded(isEmpty ? loadLater : loadPriceIndexes, attempt);
  const pricesOf = useMemo(() => createPricing(indexes, Number(menu.step)), [indexes, menu.step]);
  return (
    <>
      <MenuHead>
        <PasteBox menu={menu} dispatch={dispatch} />
        <MenuTotals menu={menu} pricesOf={pricesOf} />
      </MenuHead>
      <Section
        background="deep"
        aria-labelledby="menu"
        {...(isEmpty ? {} : { 'data-services': '' })}
      >
        <Container>
          <div className={styles.sheet}>
            <div className={styles.intro}>
              <Heading level={2} id="menu">
                {menuTableText.heading}
              </Heading>
              <RadioGroup
                legend={priceBoxText.rounding.legend}
                options={priceBoxText.rounding.steps}
                value={menu.step}
                onValueChange={(step) => dispatch({ type: 'step-chosen', step })}
              />
            </div>
            {indexes === 'failed' ? (
              <p role="alert" className={styles.failed}>
                {menuTableText.failed}{' '}
                <button
                  type="button"
                  className={plainButton}
                  onClick={() => setAttempt(attempt + 1)}
                >
                  {menuTableText.retry}
                </button>
              </p>
            ) : null}
            <MenuTable menu={menu} pricesOf={pricesOf} dispatch={dispatch} />
            <MenuActions {...{ menu, pricesOf, keeping, replaceStored, dispatch }} />
          </div>
        </Container>
      </Section>
    </>
  );
}
