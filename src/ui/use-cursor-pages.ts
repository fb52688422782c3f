import { useState } from 'react';

/**
 * The pages of a list that is read by cursors: where the current one begins, and the way back.
 * @param list what is listed; another list begins at its first page
 */
export function useCursorPages<Cursor>(list: string) {
  const [visited, setVisited] = useState<{ list: string; cursors: (Cursor | null)[] }>({
    list,
    cursors: [null],
  });
  const cursors = visited.list === list ? visited.cursors : [null];
  return {
    /** Null for the first page. */
    cursor: cursors.at(-1) ?? null,
    /** From 1. */
    page: cursors.length,
    goTo: (cursor: Cursor) => {
      setVisited({ list, cursors: [...cursors, cursor] });
    },
    goBack: () => {
      if (cursors.length > 1) setVisited({ list, cursors: cursors.slice(0, -1) });
    },
  };
}
