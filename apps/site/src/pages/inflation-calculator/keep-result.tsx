import { type PictureShape, paperText, shareText } from '@tallycomb/content/calculator';
import { siteName } from '@tallycomb/content/site';
import { formatMonthName } from '@tallycomb/inflation-core';
import { type InflationResult, yearByYear } from '@tallycomb/inflation-core/lookup';
import { Button, Card, Checkbox, Container, Field, Heading, Logo, RadioGroup } from '@tallycomb/ui';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { loadPriceIndexes } from '../../calculator/figures/price-indexes';
import { PaperComb } from '../../calculator/result/paper-comb';
import { shareLink } from '../../calculator/result/result-link';
import { useLoaded } from '../../calculator/use-loaded';
import { CalendarFile, type PlannedSteps } from './desk-cards';
import * as styles from './keep-result.css';
import { disclosure, summary } from './new-prices.css';
import { type PictureSubject, pictureText } from './sharing/picture/picture-text';
import { priceStory } from './sharing/price-story';
import { useSharing } from './sharing/sharing';

/** Prints the cards alone: styles go by an attribute of the root. */
function printCards(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'cards';
  // A phone prints after `print` has returned.
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}

/** Printing of the cards, and the fields that it checks first. */
export interface CardPrinting {
  readonly fields: RefObject<HTMLDivElement | null>;
  readonly isAsked: boolean;
  readonly print: () => void;
}

/** Prints the cards, or focuses the first field that they still need. */
export function useCardPrinting(): CardPrinting {
  const fields = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const print = () => {
    flushSync(() => setAsked(true));
    const missing = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (missing) missing.focus();
    else printCards();
  };
  return { fields, isAsked, print };
}

/** Foot of a printed result: our logo, the link to the result and a comb of its years. */
export function PaperFoot({ result }: Pick<KeepResultProps, 'result'>) {
  const { search } = useLocation();
  const link = shareLink(search, { withRevenue: false });
  const needed = yearByYear(result)
    .map(({ adjusted }) => adjusted)
    .reverse();
  return (
    <Container className={styles.foot}>
      <Logo label={siteName} className={styles.logo} />
      <p className={styles.address}>
        {paperText.again} <strong className={styles.link}>{link.replace('https://', '')}</strong>
      </p>
      <PaperComb
        className={styles.comb}
        values={needed}
        marked={needed.length - 1}
        words={[formatMonthName(result.from), paperText.comb, formatMonthName(result.asOf)]}
      />
    </Container>
  );
}

interface KeepResultProps {
  readonly result: InflationResult;
  /** Steps for the cards and the calendar file. */
  readonly planned: PlannedSteps | undefined;
  readonly isExample: boolean;
  readonly printing: CardPrinting;
}

/** Subject of the picture to share; `undefined` if its first month was never published. */
function usePicture(result: InflationResult, withRevenue: boolean) {
  const [shape, setShape] = useState<PictureShape>('square');
  const indexes = useLoaded(loadPriceIndexes, result);
  const story = typeof indexes === 'string' ? undefined : priceStory(result.from, indexes);
  const picture = story && {
    text: pictureText({ story, result, withRevenue }),
    levels: story.levels,
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
  return (
    <div className={styles.keep}>
      <Heading level={3} id="keep-result">
        {heading}
      </Heading>
      <div className={styles.actions}>
        {planned ? (
          <Button size="sm" onClick={printing.print}>
            {print.cards}
          </Button>
        ) : null}
        <Button variant="paper" size="sm" onClick={() => window.print()}>
          {print.result}
        </Button>
        <Button variant="paper" size="sm" onClick={() => void sharing.copyLink()}>
          {linkText.copy}
        </Button>
        {'share' in navigator ? (
          <Button variant="paper" size="sm" onClick={() => void sharing.send()}>
            {send.label}
          </Button>
        ) : null}
        {planned && !isExample ? <CalendarFile {...planned} /> : null}
      </div>
      <output className={styles.outcome}>{sharing.outcome}</output>
      <p className={styles.lead}>{lead}</p>
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
    </div>
  );
}

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
