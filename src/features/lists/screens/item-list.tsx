import { useMemo, useRef, useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { favoritePlaceQuery } from '#features/favorites/data/favorite-place-queries.ts';
import type { ListChange, NamedList } from '#features/lists/model/named-list.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import { lazyDialog, lazyPart } from '#ui/progressive/lazy-part.tsx';
import {
  useListAction,
  useListActionWithToast,
} from '#features/lists/components/use-list-action.ts';
import * as texts from '#features/lists/texts.ts';
import { cx } from '#ui/class-names.ts';
import { MoreButton } from '#ui/more-button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { rowsClasses, RowsSkeleton } from '#ui/rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { useDragOrder, useFocusRestore } from '#ui/use-drag-order.ts';
import { langOf } from '#shared/translations.ts';
import { ItemRow } from './item-row.tsx';

const ItemNoteDialog = lazyDialog(
  async () => (await import('./item-note-dialog.tsx')).ItemNoteDialog,
);

const NoItems = lazyPart(texts.loading, async () => (await import('./no-items.tsx')).NoItems, {
  skeleton: <Skeleton className="h-60 w-full" />,
});

/** Number of places shown initially, and added by each 'Mostrar mais'. A place that is not cached costs one read. */
const pageSize = 24;

/** Renders the places of a list in their order. Users reorder them by dragging or with arrow buttons. */
export function ItemList({ user, list }: { user: User; list: NamedList }) {
  const [shownCount, setShownCount] = useState(pageSize);
  const [annotatedPlace, setAnnotatedPlace] = useState<{ placeId: string; title: string } | null>(
    null,
  );
  const [announcement, setAnnouncement] = useState('');
  const listRef = useRef<HTMLOListElement>(null);
  const runAction = useListAction(user.uid);
  const runActionWithToast = useListActionWithToast(user.uid);
  const toast = useToast();
  const restoreFocusAfterMove = useFocusRestore(list.items);
  const items = useMemo(
    () => list.items.slice(0, shownCount).map(({ placeId, note }) => ({ id: placeId, note })),
    [list.items, shownCount],
  );
  const changeList = (listChange: ListChange) =>
    runActionWithToast({ kind: 'change', id: list.id, change: listChange });

  const moveItem = (placeId: string, to: number) => {
    // A place that is moved past the shown ones must stay visible.
    if (to >= shownCount) setShownCount(shownCount + pageSize);
    setAnnouncement(texts.positionOf(to + 1, list.items.length));
    void changeList({ kind: 'move', placeId, to });
  };
  const removeItem = async (placeId: string, title: string) => {
    const index = list.items.findIndex((item) => item.placeId === placeId);
    const note = list.items[index]?.note ?? '';
    // The row disappears immediately with its focused button, so the focus moves to the list.
    listRef.current?.focus({ preventScroll: true });
    if (!(await changeList({ kind: 'remove', placeId }))) return;
    toast(texts.itemRemoved(title), {
      label: texts.undo,
      run: () => void changeList({ kind: 'add', placeId, note, at: index }),
    });
  };
  const {
    shown: orderedItems,
    draggedId,
    list: dropZone,
    item: dragProps,
  } = useDragOrder(items, moveItem);
  const placeStates = useQueries({
    queries: items.map(({ id }) => favoritePlaceQuery(user.uid, id)),
    combine: toPlaceStates,
  });
  const categories = useQuery(categoriesQuery());
  const loadedPlaces = new Map(
    items.flatMap(({ id }, index) => {
      const placeState = placeStates[index];
      if (!placeState || placeState.isAwaited || categories.isPending) return [];
      const { place } = placeState;
      return [
        [id, { place: place && placeSummary(place, categories.data ?? []), at: index }] as const,
      ];
    }),
  );
  // The height of a row is unknown until its place is loaded, so rows after the first loading one are not rendered.
  const firstLoadingIndex = orderedItems.findIndex(({ id }) => !loadedPlaces.has(id));
  const renderedItems =
    firstLoadingIndex === -1 ? orderedItems : orderedItems.slice(0, firstLoadingIndex);
  const annotatedItem = list.items.find(({ placeId }) => placeId === annotatedPlace?.placeId);

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {list.items.length === 0 && <NoItems />}
      {/* Dragging is a shortcut; the arrow buttons of each place do the same. */}
      <ol
        ref={listRef}
        tabIndex={-1}
        aria-label={texts.placesOf(list.name)}
        {...dropZone}
        className={cx('outline-none', renderedItems.length > 0 && rowsClasses)}
      >
        {renderedItems.map(({ id, note }, position) => (
          <li
            key={id}
            {...dragProps(id, position)}
            data-dragged={draggedId === id || undefined}
            className="cursor-grab data-dragged:opacity-60"
          >
            <ItemRow
              place={loadedPlaces.get(id)?.place}
              note={note}
              lang={langOf(list)}
              position={position}
              itemCount={list.items.length}
              onMove={(to) => {
                restoreFocusAfterMove();
                moveItem(id, to);
              }}
              onAnnotate={(title) => {
                setAnnotatedPlace({ placeId: id, title });
              }}
              onRemove={(title) => void removeItem(id, title)}
              onRetry={() => void placeStates[loadedPlaces.get(id)?.at ?? -1]?.refetch()}
            />
          </li>
        ))}
      </ol>
      {renderedItems.length < orderedItems.length && (
        <LoadingRegion label={texts.loadingPlaces}>
          <RowsSkeleton count={Math.min(orderedItems.length - renderedItems.length, 4)} />
        </LoadingRegion>
      )}
      {list.items.length > shownCount && (
        <MoreButton
          label={texts.showMore}
          onMore={() => {
            setShownCount(shownCount + pageSize);
          }}
        />
      )}
      {annotatedPlace && annotatedItem && (
        <ItemNoteDialog
          key={annotatedItem.placeId}
          title={annotatedPlace.title}
          note={annotatedItem.note}
          onClose={() => {
            setAnnotatedPlace(null);
          }}
          onSave={(note) => {
            const { placeId } = annotatedItem;
            const noteChange = { kind: 'annotate', placeId, note } as const;
            return runAction({ kind: 'change', id: list.id, change: noteChange });
          }}
        />
      )}
    </>
  );
}

/** Defined outside the component, so that the combined result stays stable while no query changes. */
function toPlaceStates(results: UseQueryResult<Place | null>[]) {
  return results.map(({ data, isPending, errorUpdateCount, refetch }) => ({
    /** Null if the place is inactive or deleted, undefined if it could not be read. */
    place: data,
    // False during a retry after an error, so that the row stays visible.
    isAwaited: isPending && errorUpdateCount === 0,
    refetch,
  }));
}
