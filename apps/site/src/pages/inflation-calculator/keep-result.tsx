import { type PictureShape, pricePlanText, shareText } from '@tallycomb/content/calculator';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { Button, Card, Checkbox, Field, Heading, RadioGroup } from '@tallycomb/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { loadPriceIndexes } from '../../calculator/figures/price-indexes';
import { shareLink } from '../../calculator/result/result-link';
import { useLoaded } from '../../calculator/use-loaded';
import { type PlannedSteps, saveCalendar } from './desk-cards';
import * as styles from './keep-result.css';
import { disclosure, summary, textButton } from './new-prices.css';
import { type PictureSubject, pictureText } from './sharing/picture/picture-text';
import { priceRise } from './sharing/price-rise';
import { useSharing } from './sharing/sharing';

/**
 * Prints a result or its cards, whose fields are checked first. The sheet that was printed last stays
 * in the page, for the browser's own command, until another result.
 */
export function usePrinting(result: InflationResult) {
  const fields = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [resultOfCards, setResultOfCards] = useState<InflationResult>();
  const printCards = () => {
    flushSync(() => setAsked(true));
    const missing = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (missing) return missing.focus();
    flushSync(() => setResultOfCards(result));
    window.print();
  };
  const printResult = () => {
    flushSync(() => setResultOfCards(undefined));
    window.print();
  };
  return { fields, isAsked, hasCards: resultOfCards === result, printCards, printResult };
}

const { calendar } = pricePlanText;

export type Printing = ReturnType<typeof usePrinting>;

interface KeepResultProps {
  readonly result: InflationResult;
  /** Steps for the cards and the calendar file. */
  readonly planned: PlannedSteps | undefined;
  readonly isExample: boolean;
  readonly printing: Printing;
}

/** Subject of the picture to share; `undefined` if its first month was never published. */
function usePicture(result: InflationResult, withRevenue: boolean) {
  const [shape, setShape] = useState<PictureShape>('square');
  const indexes = useLoaded(loadPriceIndexes, result);
  const rise = typeof indexes === 'string' ? undefined : priceRise(result.from, indexes);
  const picture = rise && {
    text: pictureText({ rise, result, withRevenue }),
    levels: rise.levels,
    shape,
  };
  return { picture, setShape };
}

/** Prints, links and pictures of the result. Links and pictures have the revenue only if ticked. */
export function KeepResult({ result, planned, isExample, printing }: KeepResultProps) {
  const { heading, lead, more, revenue, link: linkText, print, send } = shareText;
  const { search } = useLocation();
  const [withRevenue, setWithRevenue] = useState(false);
  const linkField = useRef<HTMLInputElement>(null);
  const link = shareLink(search, { withRevenue });
  const { picture, setShape } = usePicture(result, withRevenue);
  const sharing = useSharing({ link, linkField, picture });
  const note = revenue.notes[withRevenue ? 'on' : 'off'];
  return (
    <div className={styles.keep}>
      <Heading level={3} id="keep-result">
        {heading}
      </Heading>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.actions}>
        {planned && !isExample ? (
          <Action
            label={calendar.download}
            note={calendar.note}
            run={() => saveCalendar(planned)}
          />
        ) : null}
        <Action label={print.result} note={print.note} run={printing.printResult} />
        <Action label={linkText.copy} note={note} run={() => void sharing.copyLink()} />
        {'share' in navigator ? (
          <Action label={send.label} note={note} run={() => void sharing.send()} />
        ) : null}
        <li className={styles.action}>
          <details className={disclosure}>
            <summary className={summary}>{more}</summary>
            <Card className={styles.share}>
              <Field
                autoComplete="off"
                label={linkText.label}
                ref={linkField}
                readOnly
                value={link}
                onFocus={({ target }) => target.select()}
              />
              <Checkbox
                label={revenue.label}
                hint={revenue.hint}
                checked={withRevenue}
                onChange={({ target }) => setWithRevenue(target.checked)}
              />
              {picture ? (
                <PictureActions picture={picture} setShape={setShape} save={sharing.savePicture} />
              ) : null}
            </Card>
          </details>
          {picture ? <span className={styles.actionNote}>{shareText.picture.note}</span> : null}
        </li>
      </ul>
      <output className={styles.outcome}>{sharing.outcome}</output>
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  /** Says beside the label how the result is kept. */
  readonly note: string;
  readonly run: () => void;
}

const Action = ({ label, note, run }: ActionProps) => (
  <li className={styles.action}>
    <button type="button" className={textButton} onClick={run}>
      {label}
    </button>
    <span className={styles.actionNote}>{note}</span>
  </li>
);

interface PictureActionsProps {
  readonly picture: PictureSubject;
  readonly setShape: (shape: PictureShape) => void;
  readonly save: ReturnType<typeof useSharing>['savePicture'];
}

function PictureActions({ picture, setShape, save }: PictureActionsProps) {
  const labels = shareText.picture;
  return (
    <div>
      <RadioGroup
        legend={labels.legend}
        options={labels.shapes}
        value={picture.shape}
        onValueChange={(value) => setShape(value === 'wide' ? 'wide' : 'square')}
      />
      <Button variant="paper" size="sm" className={styles.save} onClick={() => void save(picture)}>
        {labels.save}
      </Button>
    </div>
  );
}
