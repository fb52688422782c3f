import { useState } from 'react';

/**
 * Manages the pages of a cursor-based list: the cursor of the current page and the previous ones.
 * @param list identifies the list; another list starts at its first page
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
    /** Page number, starting at 1. */
    page: cursors.length,
    goTo: (cursor: Cursor) => {
      setVisited({ list, cursors: [...cursors, cursor] });
    },
    goBack: () => {
      if (cursors.length > 1) setVisited({ list, cursors: cursors.slice(0, -1) });
    },
  };
}
