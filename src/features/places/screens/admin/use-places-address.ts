import { useLocation, useNavigate } from 'react-router-dom';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import {
  adminPlaceParams,
  parseAdminPlaceParams,
} from '#features/places/model/admin-place-filters.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { useAddressState } from '#ui/use-address-state.ts';

/**
 * Stores the filters in the URL and the page in the history state, so that the list is restored after Back from an
 * edited place and after a reload.
 */
export function usePlacesAddress() {
  const {
    state: filters,
    requestedState: requestedFilters,
    update,
  } = useAddressState(parseAdminPlaceParams, adminPlaceParams);
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: unknown; search: string };
  const cursors = readCursors(state);

  const openPageAt = (next: readonly PageCursor[]) => {
    void navigate({ search }, { state: { cursors: next } });
  };
  return {
    filters,
    requestedFilters,
    /** New filters start at the first page. */
    setFilters: update,
    cursor: cursors.at(-1) ?? null,
    /** Counted from 1. */
    page: cursors.length + 1,
    goToNextPage: (cursor: PageCursor) => {
      openPageAt([...cursors, cursor]);
    },
    goToPreviousPage: () => {
      openPageAt(cursors.slice(0, -1));
    },
  };
}

/** History state survives updates of the app, so an invalid list of cursors is ignored. */
function readCursors(state: unknown): readonly PageCursor[] {
  const storedCursors = (state as { cursors?: unknown } | null)?.cursors;
  return Array.isArray(storedCursors) && storedCursors.every((cursor) => 'id' in fieldsOf(cursor))
    ? (storedCursors as PageCursor[])
    : [];
}
