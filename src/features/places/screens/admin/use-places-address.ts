import { useLocation, useNavigate } from 'react-router-dom';
import type { AdminPlaceCursor } from '#features/places/data/admin/admin-place-cursor.ts';
import {
  adminPlaceParams,
  parseAdminPlaceParams,
} from '#features/places/model/admin-place-filters.ts';
import { useAddressState } from '#ui/use-address-state.ts';

/**
 * What is listed stands in the address, and the page in the browser's history: Back from a place that was edited
 * finds the list as it was left, and a reload too.
 */
export function usePlacesAddress() {
  const {
    state: filters,
    asked,
    update,
  } = useAddressState(parseAdminPlaceParams, adminPlaceParams);
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: unknown; search: string };
  const cursors = cursorsOf(state);

  const goTo = (next: readonly AdminPlaceCursor[]) => {
    void navigate({ search }, { state: { cursors: next } });
  };
  return {
    filters,
    asked,
    /** Other filters begin at the first page. */
    show: update,
    cursor: cursors.at(-1) ?? null,
    /** From 1. */
    page: cursors.length + 1,
    goForth: (cursor: AdminPlaceCursor) => {
      goTo([...cursors, cursor]);
    },
    goBack: () => {
      goTo(cursors.slice(0, -1));
    },
  };
}

/** State of the history survives new versions of the app: what is no list of cursors is none. */
function cursorsOf(state: unknown): readonly AdminPlaceCursor[] {
  const stored = (state as { cursors?: unknown } | null)?.cursors;
  return Array.isArray(stored) && stored.every(Array.isArray) ? (stored as AdminPlaceCursor[]) : [];
}
