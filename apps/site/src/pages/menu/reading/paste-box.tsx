import { menuPasteText, menuReviewText } from '@tallycomb/content/calculator';
import { Button, TextArea } from '@tallycomb/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { ScriptNotice } from '../../../calculator/script-notice';
import { plainButton } from '../page.css';
import { focusOnMount } from '../use-menu';
import { FoundServices } from './found-services';
import { ListReview } from './list-review';
import { MonthField } from './month-field';
import { addedSummary, counted } from './reading';
import * as styles from './reading.css';
import { type Added, type ReadingProps, useReading } from './use-reading';

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
        onChange={({ target }) => dispatch({ type: 'pasted', text: target.value })}
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
      <output
        className={styles.outcome}
        tabIndex={-1}
        ref={returned === 'outcome' ? focusOnMount : undefined}
      >
        {/* With a new key it is read out again, though it may say the same. */}
        {said ? <Outcome key={said.attempt} outcome={said.outcome} /> : null}
      </output>
    </>
  );
}

function FileButton({ onOpen }: { readonly onOpen: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onOpen(file);
    // The same file again is a change, too.
    target.value = '';
  };
  return (
    <>
      <Button variant="ink" size="sm" onClick={() => input.current?.click()}>
        {menuPasteText.open}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={open}
      />
    </>
  );
}

/** The same sentence as before, and the way back. */
function Outcome({ outcome }: { readonly outcome: string | Added }) {
  const [isOpen, setOpen] = useState(true);
  if (typeof outcome === 'string') return outcome;
  if (!isOpen) return null;
  const { parsed, services, isAnyLeft, undo } = outcome;
  return (
    <>
      <p className={styles.summary}>
        {addedSummary(parsed, services.length, isAnyLeft)}{' '}
        <button
          type="button"
          className={plainButton}
          aria-label={`${menuReviewText.undo}: take ${counted(services.length, 'service')} out again`}
          onClick={() => {
            setOpen(false);
            undo();
          }}
        >
          {menuReviewText.undo}
        </button>
      </p>
      <details className={styles.details}>
        <summary>{menuReviewText.look}</summary>
        <FoundServices services={services} />
      </details>
    </>
  );
}
