import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { SearchX } from 'lucide-react';
import {
  arrangeFavorites,
  favoriteFilterCount,
  noFavoriteFilters,
} from '#features/favorites/model/favorite-arrangement.ts';
import type {
  FavoriteArrangement,
  FavoriteFilters,
  FavoriteGroup,
  FavoriteGrouping,
  KnownFavorite,
} from '#features/favorites/model/favorite-arrangement.ts';
import { favoriteCountText } from '#features/favorites/model/favorite.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { User } from '#features/account/model/user.ts';
import { favoritesErrors } from '#features/favorites/texts.ts';
import { favoriteGroupName } from '#features/favorites/arrangement-texts.ts';
import { countText } from '#shared/formats/formats.ts';
import { useChangeFavorite } from '#features/favorites/components/use-change-favorite.ts';
import { ListWithMap } from '#features/map/components/list-map/list-with-map.tsx';
import { listOnMap } from '#features/map/components/list-map/map-places.tsx';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { PositionRequest } from '#features/map/components/near-me/position-request.tsx';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { gridOf, PlaceGridSkeleton } from '#features/places/components/card/place-grid.tsx';
import { Button } from '#ui/button.tsx';
import { FailureBanner } from '#ui/failure-banner.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Banner } from '#ui/banner.tsx';
import { RemovableChips } from '#ui/removable-chips.tsx';
import { useSortTime } from '#ui/use-now.ts';
import { activeFavoriteFilters } from './active-favorite-filters.ts';
import { FavoriteCard } from './favorite-card.tsx';
import { eagerCards, pageSize } from './favorite-grid.tsx';
import { useKnownFavorites } from './use-known-favorites.ts';
import { leaveFocus, useRemoval } from './use-removal.ts';

const skeletonCards = 3;

interface ArrangedFavoritesProps {
  user: User;
  favorites: readonly Favorite[];
  arrangement: FavoriteArrangement;
  /** Latest filters chosen by the user; the list is updated slightly later. */
  asked: FavoriteFilters;
  onChange: (choice: Partial<FavoriteFilters>) => void;
}

/** Renders the favourites with the filters, order and grouping of the address. */
export function ArrangedFavorites(props: ArrangedFavoritesProps) {
  const { user, favorites, arrangement, asked, onChange } = props;
  const { filters, sort, grouping } = arrangement;
  const now = useSortTime(JSON.stringify(arrangement));
  const origin = useVisitorLocation();
  const [shown, setShown] = useState(pageSize);
  const { known, isAway, isLoading, error, retry } = useKnownFavorites(user, favorites, {
    most: shown,
  });
  const groups = useMemo(
    () => arrangeFavorites(known, arrangement, { now, origin }),
    [known, arrangement, now, origin],
  );
  const found = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const onMap = useMemo(() => listOnMap(found.flatMap(({ place }) => place ?? [])), [found]);
  const remove = useRemoval<Favorite>(user, useChangeFavorite());
  const isFiltered = favoriteFilterCount(filters) > 0;
  const knownCount = known.filter(({ place }) => place !== undefined).length;

  const active = activeFavoriteFilters(asked, known);
  /** Removing a filter also removes the focused chip, so the focus is moved first. */
  const takeAway = (without: Partial<FavoriteFilters>) => {
    leaveFocus();
    onChange(without);
  };
  if (isLoading && knownCount === 0) {
    return (
      <LoadingRegion label="Carregando seus favoritos...">
        <div className="list-with-map">
          <PlaceGridSkeleton isBesideMap count={skeletonCards} />
        </div>
      </LoadingRegion>
    );
  }
  if (knownCount === 0) {
    return <FailureBanner sentences={favoritesErrors} error={error} onRetry={retry} />;
  }
  return (
    <ListWithMap
      label="Mapa dos seus favoritos"
      places={onMap}
      viewKey={JSON.stringify([{ ...filters, area: null }])}
      head={
        <>
          {active.length > 0 && (
            <RemovableChips
              label="Filtros ativos"
              items={active}
              onRemove={(id) => {
                takeAway(active.find((one) => one.id === id)?.without ?? {});
              }}
            />
          )}
          {isAway && (
            <AwayNotice
              known={knownCount}
              all={favorites.length}
              asksBenefit={filters.withBenefit}
              onRetry={retry}
            />
          )}
          {sort === 'distancia' && !origin && (
            <PositionRequest sentence="Para ver primeiro o que está perto, diga onde você está." />
          )}
          <p role="status" className="text-sm font-medium text-ink-muted tabular empty:hidden">
            {isFiltered &&
              found.length > 0 &&
              `${found.length} de ${favoriteCountText(favorites.length)}`}
          </p>
        </>
      }
    >
      {found.length === 0 && (
        <NothingFound
          filters={filters}
          known={known}
          all={favorites.length}
          onClear={() => {
            takeAway(noFavoriteFilters);
          }}
        />
      )}
      {upTo(groups, shown).map(({ group, items, start }) => (
        <Group key={`${group.kind} ${group.name}`} group={group} grouping={grouping}>
          <FavoriteCards
            items={items}
            start={start}
            isGrouped={grouping !== null}
            origin={origin}
            onRemove={(favorite, title) => void remove(favorite, title)}
          />
        </Group>
      ))}
      {(isAway ? favorites.length : found.length) > shown && (
        <MoreButton
          label={isAway ? 'Carregar mais lugares' : 'Mostrar mais'}
          isBusy={isLoading}
          onMore={() => {
            setShown(shown + pageSize);
          }}
        />
      )}
    </ListWithMap>
  );
}

interface AwayNoticeProps {
  known: number;
  all: number;
  asksBenefit: boolean;
  onRetry: () => void;
}

/** Explains that order and filters cover only the loaded places. */
function AwayNotice({ known, all, asksBenefit, onRetry }: AwayNoticeProps) {
  if (known === all && !asksBenefit) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warning-soft p-4 text-warning"
    >
      <p>
        {known < all &&
          `O guia não respondeu: a ordem e os filtros valem para ${known} dos seus ${favoriteCountText(all)}. `}
        {asksBenefit && 'Agora não dá para saber quais lugares têm benefício do clube.'}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  );
}

interface NothingFoundProps {
  filters: FavoriteFilters;
  known: readonly KnownFavorite[];
  all: number;
  onClear: () => void;
}

function NothingFound({ filters, known, all, onClear }: NothingFoundProps) {
  const asked = [
    ...activeFavoriteFilters(filters, known).map(({ text }) => text),
    ...(filters.area ? ['Nesta área do mapa'] : []),
  ];
  return (
    <Banner
      icon={<SearchX aria-hidden size={28} />}
      title="Nenhum favorito com estes filtros"
      actions={<Button onClick={onClear}>Limpar filtros</Button>}
    >
      <p>
        {all === 1
          ? `O lugar que você salvou não combina com: ${asked.join(', ')}.`
          : `Nenhum dos seus ${favoriteCountText(all)} combina com: ${asked.join(', ')}.`}
      </p>
      {filters.isOpen && (
        <p className="mt-2">Lugares sem horário informado não contam como abertos.</p>
      )}
    </Banner>
  );
}

interface GroupProps {
  group: FavoriteGroup;
  grouping: FavoriteGrouping | null;
  children: ReactNode;
}

function Group({ group, grouping, children }: GroupProps) {
  const id = useId();
  if (grouping === null) return children;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex flex-wrap items-baseline gap-x-2 text-xl font-bold">
        <span className="min-w-0 wrap-anywhere">{favoriteGroupName(group, grouping)}</span>
        <span className="text-sm font-medium text-ink-muted tabular">
          {countText(group.items.length, 'lugar', 'lugares')}
        </span>
      </h2>
      {children}
    </section>
  );
}

interface FavoriteCardsProps {
  items: readonly KnownFavorite[];
  /** Number of places in earlier groups. */
  start: number;
  isGrouped: boolean;
  origin: Coordinates | null;
  onRemove: (favorite: Favorite, title: string) => void;
}

function FavoriteCards({ items, start, isGrouped, origin, onRemove }: FavoriteCardsProps) {
  return (
    <ul className={gridOf(true)}>
      {items.map(({ favorite, place }, position) => (
        <li key={favorite.placeId} data-place={favorite.placeId}>
          <FavoriteCard
            place={place}
            headingLevel={isGrouped ? 'h3' : 'h2'}
            distance={distanceText(origin, place?.geo ?? null)}
            eager={start + position < eagerCards}
            onRemove={(title) => {
              onRemove(favorite, title);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Returns the first groups, cut to `most` places in total. */
function upTo(groups: readonly FavoriteGroup[], most: number) {
  let start = 0;
  return groups.flatMap((group) => {
    const items = group.items.slice(0, Math.max(0, most - start));
    const part = { group, items, start };
    start += group.items.length;
    return items.length > 0 ? [part] : [];
  });
}
