import { useQuery } from '@tanstack/react-query';
import { MapPinned } from 'lucide-react';
import type { AdminPlaceCursor } from '#data/places/admin-place-cursor.ts';
import { adminPlacesQuery, superAdminsQuery } from '#data/places/admin-place-queries.ts';
import type { AdminPlaceSelection } from '#data/places/admin-place-query.ts';
import { unknownCategoryName } from '#domain/category.ts';
import type { Category } from '#domain/category.ts';
import type { Place } from '#domain/place.ts';
import { placeListErrors } from '#texts/errors/places.ts';
import { Pager } from '#components/cursor-pages/pager.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { RowsSkeleton } from '#components/place-rows/place-rows.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { PlaceTable } from './place-table.tsx';
import { useActivation } from './use-activation.ts';
import type { usePlaceSelection } from './use-place-selection.ts';

interface PlaceListProps {
  uid: string;
  selection: AdminPlaceSelection;
  categories: readonly Category[];
  cursor: AdminPlaceCursor | null;
  page: number;
  isFiltered: boolean;
  choice: ReturnType<typeof usePlaceSelection>;
  onNext: (cursor: AdminPlaceCursor) => void;
  onPrevious: () => void;
  onShowAll: () => void;
  onDelete: (place: Place) => void;
}

export function PlaceList(props: PlaceListProps) {
  const { uid, selection, cursor, page, choice } = props;
  const places = useQuery(adminPlacesQuery(uid, selection, cursor));
  const superAdmins = useQuery(superAdminsQuery(uid)).data ?? null;
  const { setActive, pending, failed } = useActivation(uid);

  if (places.error && !places.isPlaceholderData && !places.data) {
    return (
      <FailureNotice
        sentences={placeListErrors}
        error={places.error}
        onRetry={() => void places.refetch()}
      />
    );
  }
  if (!places.data) {
    return (
      <LoadingRegion label="Carregando lugares...">
        <RowsSkeleton count={8} />
      </LoadingRegion>
    );
  }
  const names = new Map(props.categories.map(({ id, name }) => [id, name]));
  const { nextCursor } = places.data;
  const rows = places.data.places.map((place) => ({
    place,
    categoryName: names.get(place.category) ?? unknownCategoryName,
    superAdmins,
    isChosen: choice.chosen.has(place.id),
    pending: pending.get(place.id),
    failure: failed.get(place.id),
    onChoose: (isChosen: boolean) => {
      choice.choose([place], isChosen);
    },
    onActivate: (isActive: boolean) => {
      setActive(place, isActive);
    },
    onDelete: () => {
      props.onDelete(place);
    },
  }));
  return (
    <>
      {rows.length > 0 ? (
        <PlaceTable
          rows={rows}
          isBusy={places.isPlaceholderData}
          onChooseAll={(isChosen) => {
            choice.choose(
              rows.map(({ place }) => place),
              isChosen,
            );
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
      <Notice icon={icon} title="Nenhum lugar nesta página">
        <p>Veja as outras páginas.</p>
      </Notice>
    );
  }
  return isFiltered ? (
    <Notice
      icon={icon}
      title="Nenhum lugar encontrado"
      actions={<Button onClick={onShowAll}>Limpar filtros</Button>}
    >
      <p>Tente ajustar os filtros de busca</p>
    </Notice>
  ) : (
    <Notice
      icon={icon}
      title="Nenhum lugar cadastrado ainda"
      actions={<ButtonLink to="/admin/places/new">Novo lugar</ButtonLink>}
    >
      <p>Cadastre o primeiro, ou importe uma planilha.</p>
    </Notice>
  );
}
