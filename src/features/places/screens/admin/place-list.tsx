import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { MapPinned } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import {
  adminPlacesQuery,
  superAdminsQuery,
  reloadAdminPlaces,
  updateCachedActivation,
} from '#features/places/data/admin/admin-place-queries.ts';
import type { AdminPlaceCriteria } from '#features/places/data/admin/admin-place-store.ts';
import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import type { Category } from '#features/categories/model/category.ts';
import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/places/panel-texts.ts';
import { linkTo } from '#shared/routes.ts';
import { placeListErrors } from '#features/places/texts.ts';
import { Pager } from '#ui/pager.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { AppError, errorCode } from '#shared/app-error.ts';
import { useToast } from '#ui/toast.tsx';
import type { usePlaceSelection } from './use-place-selection.ts';

// Its code is loaded while the places are read.
const PlaceTable = lazyPart(
  texts.loadingPlaces,
  async () => (await import('./place-table.tsx')).PlaceTable,
  { skeleton: <RowsSkeleton count={8} /> },
);

interface PlaceListProps {
  uid: string;
  criteria: AdminPlaceCriteria;
  categories: readonly Category[];
  cursor: PageCursor | null;
  page: number;
  isFiltered: boolean;
  placeSelection: ReturnType<typeof usePlaceSelection>;
  isSelecting: boolean;
  onNext: (cursor: PageCursor) => void;
  onPrevious: () => void;
  onShowAll: () => void;
  onDelete: (place: Place) => void;
}

export function PlaceList(props: PlaceListProps) {
  const { uid, criteria, cursor, page, placeSelection } = props;
  useEffect(() => {
    PlaceTable.preload();
  }, []);
  const places = useQuery(adminPlacesQuery(uid, criteria, cursor));
  const superAdmins = useQuery(superAdminsQuery(uid)).data ?? null;
  const { setActive, pendingStates, errorsById } = useActivation(uid);

  const categoryNames = new Map(props.categories.map(({ id, name }) => [id, name]));
  const toRowProps = (place: Place) => ({
    place,
    categoryName: categoryNames.get(place.category) ?? unknownCategoryName,
    superAdmins,
    isChosen: placeSelection.titlesById.has(place.id),
    pending: pendingStates.get(place.id),
    failure: errorsById.get(place.id),
    onChoose: (isChosen: boolean) => {
      placeSelection.setPlacesSelected([place], isChosen);
    },
    onActivate: (isActive: boolean) => {
      setActive(place, isActive);
    },
    onDelete: () => {
      props.onDelete(place);
    },
  });
  return (
    <QueryView
      query={places}
      sentences={placeListErrors}
      loading={texts.loadingPlaces}
      skeleton={<RowsSkeleton count={8} />}
    >
      {({ places: foundPlaces, nextCursor }) => (
        <>
          {foundPlaces.length > 0 ? (
            <PlaceTable
              rows={foundPlaces.map(toRowProps)}
              isSelecting={props.isSelecting}
              onSelectAll={(isChosen) => {
                placeSelection.setPlacesSelected(foundPlaces, isChosen);
              }}
            />
          ) : (
            <NoPlaces
              isFiltered={props.isFiltered}
              hasMore={page > 1 || nextCursor !== null}
              onShowAll={props.onShowAll}
            />
          )}
          <Pager
            page={page}
            hasNext={nextCursor !== null}
            isBusy={places.isPlaceholderData}
            onPrevious={props.onPrevious}
            onNext={() => {
              if (nextCursor) props.onNext(nextCursor);
            }}
          />
        </>
      )}
    </QueryView>
  );
}

function NoPlaces({
  isFiltered,
  hasMore,
  onShowAll,
}: {
  isFiltered: boolean;
  hasMore: boolean;
  onShowAll: () => void;
}) {
  const icon = <MapPinned aria-hidden size={28} />;
  if (hasMore) {
    return (
      <Banner icon={icon} title={texts.noPlacesOnPage}>
        <p>{texts.noPlacesOnPageHint}</p>
      </Banner>
    );
  }
  return isFiltered ? (
    <Banner
      icon={icon}
      title={texts.noPlacesFound}
      actions={<Button onClick={onShowAll}>{texts.clearFilters}</Button>}
    >
      <p>{texts.noPlacesFoundHint}</p>
    </Banner>
  ) : (
    <Banner
      icon={icon}
      title={texts.noPlacesYet}
      actions={<ButtonLink to={linkTo('/admin/places/new')}>{texts.newPlace}</ButtonLink>}
    >
      <p>{texts.noPlacesYetHint}</p>
    </Banner>
  );
}

const placeChanges = lazyStore(() => import('#features/places/data/admin/admin-place-changes.ts'));

/** Activates and deactivates single places in the list. Several changes may run in parallel. */
function useActivation(uid: string) {
  const client = useQueryClient();
  const toast = useToast();
  const [pendingStates, setPendingStates] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [errorsById, setErrorsById] = useState<ReadonlyMap<string, unknown>>(new Map());

  const { mutateAsync } = useMutation({
    mutationFn: async ({ id, isActive }: Pick<Place, 'id' | 'isActive'>) => {
      const outcome = await (await placeChanges()).setPlacesActive(uid, [id], isActive);
      const [failure] = outcome.failed;
      if (outcome.notFound.length > 0) throw new AppError('not-found', 'The place is gone');
      if (failure) throw new AppError(failure.code, 'The place was not changed');
    },
  });

  const setActive = (place: Place, isActive: boolean) => {
    const { id, title } = place;
    if (pendingStates.has(id)) return;
    setPendingStates((previous) => new Map(previous).set(id, isActive));
    setErrorsById((previous) => withoutKey(previous, id));
    // Uses mutateAsync(), because callbacks passed to mutate() run only for the latest of several parallel calls.
    const changePromise = mutateAsync({ id, isActive }).then(
      () => {
        updateCachedActivation(client, uid, [id], isActive);
        toast(texts.guideChange(title, isActive));
      },
      (error: unknown) => {
        if (errorCode(error) === 'not-found') {
          toast(texts.alreadyDeleted(title));
          void reloadAdminPlaces(client, uid);
        } else {
          setErrorsById((previous) => new Map(previous).set(id, error));
        }
      },
    );
    void changePromise.finally(() => {
      setPendingStates((previous) => withoutKey(previous, id));
    });
  };
  return { setActive, pendingStates, errorsById };
}

function withoutKey<T>(map: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> {
  const next = new Map(map);
  next.delete(id);
  return next;
}
