import {
  MENU_LIMIT,
  menuPasteText,
  menuStorageText,
  menuTableText,
} from '@tallycomb/content/calculator';
import { menuCsv } from '@tallycomb/inflation-core/menu';
import { Button } from '@tallycomb/ui';
import { useState } from 'react';
import { downloadText } from '../../calculator/download';
import type { PricedMenu } from './menu-pricing';
import { isBlank, liveEntries } from './menu-reducer';
import * as styles from './page.css';
import { focusOnMount, type Keeping, type MenuDispatch, newId } from './use-menu';

interface MenuActionsProps extends PricedMenu {
  readonly keeping: Keeping;
  readonly replaceStored: () => void;
  readonly dispatch: MenuDispatch;
  /** Unfolds the box for a list; `undefined` while it is open. */
  readonly onAnotherList: (() => void) | undefined;
}

/** Buttons for the whole menu (add, download, delete), with a note on its storage. */
export function MenuActions(props: MenuActionsProps) {
  const { menu, pricesOf, keeping, replaceStored, dispatch, onAnotherList } = props;
  const rows = liveEntries(menu).filter((entry) => !isBlank(entry));
  const isFull = liveEntries(menu).length >= MENU_LIMIT;
  const [refusals, setRefusals] = useState(0);
  const add = () => (isFull ? setRefusals(refusals + 1) : dispatch({ type: 'added', id: newId() }));
  // The byte order mark tells a spreadsheet that this is UTF-8.
  const csv = () => `\uFEFF${menuCsv(rows, rows.map(pricesOf))}`;
  const save = () => downloadText(csv(), 'text/csv', menuTableText.fileName);
  return (
    <>
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="ink"
          onClick={add}
          {...(isFull ? { 'aria-describedby': 'menu-full' } : {})}
        >
          {menuTableText.add}
        </Button>
        {onAnotherList ? (
          <button type="button" className={styles.plainButton} onClick={onAnotherList}>
            {menuPasteText.another}
          </button>
        ) : null}
        {rows.length > 0 ? (
          <div className={styles.buttons}>
            <button type="button" className={styles.plainButton} onClick={save}>
              {menuTableText.download}
            </button>
            <button
              type="button"
              className={styles.plainButton}
              onClick={() => dispatch({ type: 'cleared' })}
            >
              {menuTableText.deleteAll}
            </button>
          </div>
        ) : null}
      </div>
      <output className={styles.full}>
        {/* A new key announces it again at each press. */}
        {isFull ? (
          <span id="menu-full" key={refusals}>
            {menuTableText.full}
          </span>
        ) : null}
      </output>
      {menu.cleared.length > 0 ? <Cleared dispatch={dispatch} /> : null}
      <StorageNote keeping={keeping} replaceStored={replaceStored} />
    </>
  );
}

/** Undo of “Delete everything”. */
const Cleared = ({ dispatch }: Pick<MenuActionsProps, 'dispatch'>) => (
  <p className={styles.actionsNote}>
    {menuStorageText.cleared}{' '}
    <button
      ref={focusOnMount}
      type="button"
      className={styles.plainButton}
      onClick={() => dispatch({ type: 'brought-back' })}
    >
      {menuTableText.undo}
    </button>
  </p>
);

/** Says that the menu is saved here, which it also says before the first try, or why it is not. */
function StorageNote({
  keeping,
  replaceStored,
}: Pick<MenuActionsProps, 'keeping' | 'replaceStored'>) {
  const isLost = keeping === 'denied' || keeping === 'unreadable';
  return (
    <p className={styles.actionsNote}>
      {menuStorageText[isLost ? keeping : 'saved']}{' '}
      {keeping === 'unreadable' ? (
        <button type="button" className={styles.plainButton} onClick={replaceStored}>
          {menuStorageText.forget}
        </button>
      ) : null}
    </p>
  );
}
