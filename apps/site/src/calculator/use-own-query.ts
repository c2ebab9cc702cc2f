import { useSearchParams } from 'react-router-dom';
import { SELF_NAVIGATION } from '../session/history-entry';

/** The page's query, and what changes it without a step in the history. */
export function useOwnQuery() {
  const [query, setQuery] = useSearchParams();
  const changeQuery = (values: Readonly<Record<string, string | undefined>>) => {
    // The address's own: what is rendered may still be the query before.
    const changed = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) changed.delete(name);
      else changed.set(name, value);
    }
    setQuery(changed, { replace: true, state: SELF_NAVIGATION });
  };
  return [query, changeQuery] as const;
}
