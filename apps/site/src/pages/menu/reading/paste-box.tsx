import { menuPasteText, menuReviewText } from '@tallycomb/content/calculator';
import { Button, TextArea } from '@tallycomb/ui';
import { type ChangeEvent, type Ref, useState } from 'react';
import { folded, summary } from '../../../calculator/folded.css';
import { ScriptNotice } from '../../../calculator/form/script-notice';
import { plainButton } from '../page.css';
import { focusOnMount } from '../use-menu';
import { FoundServices } from './found-services';
import { ListReview } from './list-review';
import { MonthField } from './month-field';
import { addedSummary, counted } from './reading';
import * as styles from './reading.css';
import { type ReadingProps, useReading } from './use-reading';

/** Where the focus goes when the box comes back. */
type Return = 'text' | 'outcome';

/** Takes a price list, by the clipboard or as a file; shows what it was read as before it is added. */
export function PasteBox(props: ReadingProps) {
  const reading = useReading(props);
  const [returned, setReturned] = useState<Return>();
  const { review, setReview } = reading;
  return (
    <div className={styles.box}>
      {review ? (
        <ListReview
          {...props}
          review={review}
          onChange={setReview}
          onAdd={(parsed) => {
            reading.say(reading.add(review, parsed));
            setReturned('outcome');
            setReview(undefined);
          }}
          onBack={() => {
            setReturned('text');
            setReview(undefined);
          }}
        />
      ) : (
        <Box {...props} reading={reading} returned={returned} />
      )}
    </div>
  );
}

interface BoxProps extends ReadingProps {
  readonly reading: ReturnType<typeof useReading>;
  readonly returned: Return | undefined;
}

function Box({ menu, dispatch, reading, returned }: BoxProps) {
  const { said, isReading } = reading;
  return (
    <>
      {/* What was added leaves with its edits: the browser's undo would lead back to a box that is empty. */}
      <TextArea
        key={said?.attempt}
        ref={returned === 'text' ? focusOnMount : undefined}
        autoComplete="off"
        name="menu"
        value={menu.pasted}
        onChange={({ target }) => dispatch({ type: 'set', pasted: target.value })}
        label={menuPasteText.label}
        hint={menuPasteText.hint}
        placeholder={menuPasteText.placeholder}
        spellCheck={false}
        wrap="off"
      />
      <MonthField menu={menu} dispatch={dispatch} />
      <div>
        <div className={styles.actions}>
          <Button busy={isReading} onClick={() => void reading.read()}>
            {isReading ? menuPasteText.reading : menuPasteText.read}
          </Button>
          <FileButton onOpen={(file) => void reading.open(file)} />
        </div>
        <ScriptNotice withoutScript={menuPasteText.withoutScript} late={menuPasteText.late} />
      </div>
      <Outcome {...reading} ref={returned === 'outcome' ? focusOnMount : undefined} />
    </>
  );
}

/** A native file input in the shape of a button: it opens before the page is hydrated, too. */
function FileButton({ onOpen }: { readonly onOpen: (file: File) => void }) {
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onOpen(file);
    // The same file again is a change, too.
    target.value = '';
  };
  return (
    <div className={styles.fileButton}>
      <Button variant="ink" size="sm" tabIndex={-1} aria-hidden="true">
        {menuPasteText.open}
      </Button>
      <input
        type="file"
        className={styles.fileInput}
        aria-label={menuPasteText.open}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={open}
      />
    </div>
  );
}

interface OutcomeProps extends Pick<ReturnType<typeof useReading>, 'said' | 'say'> {
  readonly ref: Ref<HTMLSpanElement> | undefined;
}

/** What became of the last list, and the way back. The sentence alone is announced: of two parts that come at once Orca says the last. */
function Outcome({ said, say, ref }: OutcomeProps) {
  const outcome = said?.outcome ?? '';
  const added = typeof outcome === 'string' ? undefined : outcome;
  const sentence =
    typeof outcome === 'string'
      ? outcome
      : addedSummary(outcome.parsed, outcome.services.length, outcome.isAnyLeft);
  return (
    <div className={outcome ? undefined : styles.noOutcome}>
      <p className={styles.summary}>
        <span ref={ref} tabIndex={-1} aria-live="polite" className={styles.outcome}>
          {/* With a new key it is read out again, though it may say the same. */}
          <span key={said?.attempt}>{sentence}</span>
        </span>{' '}
        {added ? (
          <button
            type="button"
            className={plainButton}
            aria-label={`${menuReviewText.undo}: take ${counted(added.services.length, 'service')} out again`}
            onClick={() => {
              say('');
              added.undo();
            }}
          >
            {menuReviewText.undo}
          </button>
        ) : null}
      </p>
      {added ? (
        <details key={said?.attempt} className={folded}>
          <summary className={summary}>{menuReviewText.look}</summary>
          <FoundServices services={added.services} />
        </details>
      ) : null}
    </div>
  );
}
