/** Merges the menu that another window saved with this window's unsaved changes. */
import { isKept, type Menu, type MenuEntry, type MenuState } from './menu-state';

/** The newer edit wins. Equal times pick the same row in both windows; without times theirs wins. */
function isOursNewer(ours: MenuEntry, theirs: MenuEntry): boolean {
  if (ours.edited !== theirs.edited) return (ours.edited ?? 0) > (theirs.edited ?? 0);
  return ours.edited !== undefined && JSON.stringify(ours) > JSON.stringify(theirs);
}

const isRemovedLater = ({ id, edited = 0 }: MenuEntry, { gone }: Menu) =>
  (gone?.[id] ?? -1) >= edited;

/** True if the other window has not seen our row yet; other rows it lacks were deleted there. */
const isUnseenThere = (entry: MenuEntry, theirs: Menu) =>
  entry.edited !== undefined && !isRemovedLater(entry, theirs);

/** The newest version of each of their rows, with our unseen rows at their places. */
function mergedEntries(ours: MenuState, theirs: Menu): readonly MenuEntry[] {
  const known = new Map(ours.entries.map((entry) => [entry.id, entry]));
  const all = theirs.entries.flatMap((entry) => {
    const own = known.get(entry.id);
    if (!own) return isRemovedLater(entry, ours) ? [] : [entry];
    const isSame = JSON.stringify(own) === JSON.stringify(entry);
    return [isSame || isOursNewer(own, entry) ? own : entry];
  });
  const coming = new Set(theirs.entries.map(({ id }) => id));
  for (const [at, entry] of ours.entries.entries())
    if (!coming.has(entry.id) && (entry.isDeleted || isUnseenThere(entry, theirs)))
      all.splice(at, 0, entry);
  return all;
}

/** True if `theirs` has every row of `merged`, so that nothing has to be saved again. */
function isKnownThere(merged: readonly MenuEntry[], theirs: Menu): boolean {
  const live = merged.filter(isKept);
  const there = new Set(theirs.entries.map((entry) => JSON.stringify(entry)));
  return live.length === there.size && live.every((entry) => there.has(JSON.stringify(entry)));
}

/** Follows another window, and saves again only what that one does not have. */
export function mergedMenu(state: MenuState, theirs: Menu): MenuState {
  const entries = mergedEntries(state, theirs);
  const isOursSet = (state.changed ?? 0) > (theirs.changed ?? 0);
  const { step, month, pasted, salon, changed } = isOursSet ? state : theirs;
  return {
    ...state,
    entries,
    step,
    month,
    pasted,
    salon,
    ...(changed !== undefined && { changed }),
    ...((state.gone || theirs.gone) && { gone: { ...state.gone, ...theirs.gone } }),
    isFromElsewhere: !isOursSet && isKnownThere(entries, theirs),
  };
}
