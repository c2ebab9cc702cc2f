import { menuPasteText } from '@tallycomb/content/calculator';
import { Button, TextArea } from '@tallycomb/ui';
import type { ChangeEvent } from 'react';
import { ScriptNotice } from '../../../calculator/form/script-notice';
import type { PricesOf } from '../menu-pricing';
import { focusOnMount } from '../use-menu';
import { ListReview } from './list-review';
import { MonthField } from './month-field';
import * as styles from './reading.css';
import type { ReadingProps, useReading } from './use-reading';

interface PasteBoxProps extends ReadingProps {
  readonly reading: ReturnType<typeof useReading>;
  readonly pricesOf: PricesOf;
}

/** Takes a price list as pasted text or a file, and shows its review before it is added. */
export function PasteBox(props: PasteBoxProps) {
  const { menu, dispatch, reading, pricesOf } = props;
  const { review, setReview } = reading;
  if (!review) return <Box {...props} />;
  return (
    <ListReview
      {...{ menu, dispatch, review, pricesOf }}
      onChange={setReview}
      onAdd={(parsed) => {
        reading.announce(reading.add(review, parsed));
        setReview(undefined);
      }}
      onBack={reading.returnToBox}
    />
  );
}

function Box({ menu, dispatch, reading }: PasteBoxProps) {
  const { attempt, isReading, isReturned, added, sentence } = reading;
  return (
    <div className={styles.box}>
      <div className={styles.fields}>
        {/* A new field for each list: the browser's undo would bring back an empty box. */}
        <TextArea
          key={attempt}
          ref={isReturned && !added ? focusOnMount : undefined}
          autoComplete="off"
          name="menu"
          value={menu.pasted}
          onChange={({ target }) => dispatch({ type: 'set', pasted: target.value })}
          label={menuPasteText.label}
          hint={menuPasteText.hint}
          placeholder={menuPasteText.example.list}
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
      </div>
      <p className={sentence ? styles.summary : styles.noOutcome} aria-live="polite">
        {/* A new key announces it again even if it is the same. */}
        <span key={attempt}>{sentence}</span>
      </p>
    </div>
  );
}

/** A native file input in the shape of a button: it opens before the page is hydrated, too. */
function FileButton({ onOpen }: { readonly onOpen: (file: File) => void }) {
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onOpen(file);
    // Without a value, choosing the same file again is a change.
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
