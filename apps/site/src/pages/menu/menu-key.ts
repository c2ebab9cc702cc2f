import { storageKeyOf } from '../../session/storage-key';

/** Under which this browser keeps the menu that was typed in. */
export const MENU_KEY = storageKeyOf('/inflation-calculator/menu');
