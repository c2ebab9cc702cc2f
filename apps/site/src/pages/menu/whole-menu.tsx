import {
  menuHead,
  menuPasteText,
  menuStorageText,
  menuTableText,
} from '@tallycomb/content/calculator';
import { Button, Container, Heading, Lead, Section, useToast } from '@tallycomb/ui';
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as brightHead from '../../calculator/bright-head.css';
import { loadPriceIndexes, type PriceIndexes } from '../../calculator/figures/price-indexes';
import { SAVED_ATTRIBUTE } from '../../calculator/form/field-rules';
import { Scope } from '../../calculator/result/scope';
import { useLoaded } from '../../calculator/use-loaded';
import type { MenuExample } from './data.server';
import { MenuActions } from './menu-actions';
import { createPricing, isChanged, type PricedMenu } from './menu-pricing';
import { isBlank, liveEntries, type MenuEntry } from './menu-reducer';
import { readEntry } from './menu-state';
import { Example, MenuTotals, SheetComb } from './menu-totals';
import * as styles from './page.css';
import { PrintAndNotice } from './printouts/print-and-notice';
import { AddedList } from './reading/added-list';
import { PasteBox } from './reading/paste-box';
import { useReading } from './reading/use-reading';
import { ServiceList } from './rows/service-list';
import { MENU_KEY } from './stored-menu';
import { type Keeping, useMenu } from './use-menu';

interface MenuHeadProps {
  /** Heading alone, without lead and paste box, as the menu comes first. */
  readonly isFolded: boolean;
  /** The review lies on the section's own ground. */
  readonly isInReview: boolean;
  readonly children: ReactNode;
}

function MenuHead({ isFolded, isInReview, children }: MenuHeadProps) {
  return (
    <Section
      background="bright"
      className={`${brightHead.section} ${styles.leading}`}
      data-folded={isFolded || undefined}
    >
      <Container>
        <div className={styles.headRow}>
          <Heading level={1} className={brightHead.heading}>
            {menuHead.heading}
          </Heading>
          <Lead className={`${brightHead.lead} ${styles.headLead}`}>{menuHead.lead}</Lead>
          <Scope here="menu" />
        </div>
        {isFolded ? null : (
          <div
            className={isInReview ? brightHead.slab : `${brightHead.slab} ${styles.slab}`}
            {...{ [SAVED_ATTRIBUTE]: MENU_KEY }}
          >
            {children}
          </div>
        )}
      </Container>
    </Section>
  );
}

/** Loads nothing: without a row to price the indexes are not needed. */
const loadLater = () => new Promise<PriceIndexes>(() => {});

/** Shows a toast if the menu cannot be stored. */
function useNotKept(keeping: Keeping) {
  const { show } = useToast();
  useEffect(() => {
    if (keeping !== 'denied') return;
    const [title, description] = [menuStorageText.notSaved, menuStorageText.denied];
    show({ tone: 'destructive', title, description });
  }, [keeping, show]);
}

interface JumpsProps extends PricedMenu {
  readonly variant: 'ink' | 'paper';
  readonly copyButton: RefObject<HTMLButtonElement | null>;
}

/** Links past a long list to its results; that to the notice also copies it. */
function Jumps({ menu, pricesOf, variant, copyButton }: JumpsProps) {
  const mayChange = (entry: MenuEntry) => {
    const prices = pricesOf(entry);
    return prices ? isChanged(prices) : readEntry(entry).item !== undefined;
  };
  if (!liveEntries(menu).some(mayChange)) return null;
  const { label, links } = menuTableText.jumps;
  return (
    <nav aria-label={label}>
      <ul className={styles.jumps}>
        {links.map(({ id, name }) => (
          <li key={id}>
            <Button
              href={`#${id}`}
              variant={variant}
              size="sm"
              {...(id === 'menu-notice' && { onClick: () => copyButton.current?.click() })}
            >
              {name} <span aria-hidden="true">↓</span>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The price list with its totals, actions and printouts. */
export function WholeMenu({ example }: { readonly example: MenuExample }) {
  const { menu, dispatch, keeping, replaceStored } = useMenu();
  const reading = useReading({ menu, dispatch });
  const { review, added, announce, returnToBox } = reading;
  const copyButton = useRef<HTMLButtonElement>(null);
  useNotKept(keeping);
  const [attempt, setAttempt] = useState(0);
  const isEmpty = menu.entries.every(isBlank);
  const isFolded = !review && !isEmpty && (added ? !added.isAnyLeft : menu.isBoxFolded);
  const indexes = useLoaded(isEmpty && !review ? loadLater : loadPriceIndexes, attempt);
  // Deferred, as nobody reads totals while typing; but a saved menu comes with its totals.
  const deferredMenu = useDeferredValue(menu);
  const settledMenu = deferredMenu.entries.every(isBlank) ? menu : deferredMenu;
  const pricesOf = useMemo(() => createPricing(indexes, menu.step), [indexes, menu.step]);
  const tryExample = () => {
    const { list, since } = menuPasteText.example;
    dispatch({ type: 'set', pasted: list, month: since });
  };
  const jumps = <Jumps variant={isFolded ? 'ink' : 'paper'} {...{ menu, pricesOf, copyButton }} />;
  const totals = (
    <MenuTotals menu={settledMenu} pricesOf={pricesOf}>
      {isFolded ? null : jumps}
    </MenuTotals>
  );
  const panel = isEmpty ? (
    <Example example={example} onUse={menu.pasted || menu.month ? undefined : tryExample} />
  ) : (
    totals
  );
  return (
    <>
      <MenuHead isFolded={isFolded} isInReview={review !== undefined}>
        <PasteBox {...{ menu, dispatch, reading, pricesOf }} />
        {review ? null : panel}
      </MenuHead>
      <Section
        background="deep"
        className={styles.leading}
        aria-labelledby="menu"
        data-folded={isFolded || undefined}
        hidden={review?.isFirst && isEmpty && menu.cleared.length === 0}
      >
        <Container>
          <div className={styles.poster}>
            <Heading level={2} id="menu" className={styles.title}>
              {menuTableText.heading}
            </Heading>
            {isFolded ? totals : <SheetComb menu={settledMenu} pricesOf={pricesOf} />}
          </div>
          <div className={styles.sheet}>
            <div>
              <div className={styles.bar}>{isFolded ? jumps : null}</div>
              {added ? <AddedList key={reading.attempt} {...{ added, announce }} /> : null}
              {indexes === 'failed' ? (
                <p role="alert" aria-live="assertive" className={styles.failed}>
                  {menuTableText.failed}{' '}
                  <button
                    type="button"
                    className={styles.plainButton}
                    onClick={() => setAttempt(attempt + 1)}
                  >
                    {menuTableText.retry}
                  </button>
                </p>
              ) : null}
              <ServiceList {...{ menu, pricesOf, dispatch }}>
                <MenuActions
                  {...{ menu, pricesOf, keeping, replaceStored, dispatch }}
                  onAnotherList={isFolded ? returnToBox : undefined}
                />
              </ServiceList>
            </div>
            {isEmpty ? null : (
              <PrintAndNotice menu={settledMenu} {...{ pricesOf, copyButton, dispatch }} />
            )}
          </div>
        </Container>
      </Section>
    </>
  );
}
