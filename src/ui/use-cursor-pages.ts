import { useState } from 'react';

/**
 * Manages the pages of a cursor-based list: the cursor of the current page and the previous ones.
 * @param listId identifies the list; another list starts at its first page
 */
export function useCursorPages<Cursor>(listId: string) {
  const [visitedPages, setVisitedPages] = useState<{ list: string; cursors: (Cursor | null)[] }>({
    list: listId,
    cursors: [null],
  });
  const cursors = visitedPages.list === listId ? visitedPages.cursors : [null];
  return {
    /** Null for the first page. */
    cursor: cursors.at(-1) ?? null,
    /** Page number, starting at 1. */
    page: cursors.length,
    goTo: (cursor: Cursor) => {
      setVisitedPages({ list: listId, cursors: [...cursors, cursor] });
    },
    goBack: () => {
      if (cursors.length > 1) setVisitedPages({ list: listId, cursors: cursors.slice(0, -1) });
    },
  };
}
