import { useMemo, useState } from 'react';
import { CloudOff, Heart, MapPinOff } from 'lucide-react';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import { isInArea } from '#features/map/model/map-view.ts';
import type { MapArea } from '#features/map/model/map-view.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/favorites/texts.ts';
import { favoriteMark } from '#features/favorites/components/favorite-mark.ts';
import { ListWithMap } from '#features/map/components/list-map/list-with-map.tsx';
import { toMapPlaces } from '#features/map/components/list-map/map-places.tsx';
import { useMapAddress } from '#features/map/components/list-map/map-switch.tsx';
import {
  cardSizes,
  gridClasses,
  PlaceCardSkeleton,
} from '#features/places/components/card/place-grid.tsx';
import { FailureBanner } from '#ui/failure-banner.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import {
  cardActionClasses,
  cardClasses,
  cardImageClasses,
  cardTextClasses,
  PlaceCard,
} from '#features/places/components/card/place-card.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useFavoritePlaces } from './use-favorite-places.ts';
import { useRemoveMark } from './use-remove-mark.ts';

/** Cards shown initially and added by each 'Mostrar mais'. Each card costs one read. */
export const pageSize = 24;
/** Images loaded eagerly: the number that fits the first view of a phone. */
const eagerCardCount = 4;
/** A phone shows all favourites as rows, so that several fit its first view. */
const rowSizes = cardSizes(1, true);

/** Renders rows of the same height as the favourites that are loading. */
export function FavoriteGridSkeleton() {
  return (
    <div className={gridClasses(true)}>
      {[0, 1, 2, 3].map((position) => (
        <div key={position} className="place-row">
          <PlaceCardSkeleton />
        </div>
      ))}
    </div>
  );
}

interface FavoriteGridProps {
  user: User;
  favorites: readonly Favorite[];
  /** False if the bar above the favourites contains it. */
  hasMapSwitch: boolean;
}

/** Renders the favourites, newest first, in pages. */
export function FavoriteGrid({ user, favorites, hasMapSwitch }: FavoriteGridProps) {
  const [shownCount, setShownCount] = useState(pageSize);
  const shownFavorites = favorites.slice(0, shownCount);
  const {
    cards,
    failed: failedQueries,
    isUnread,
    retry,
  } = useFavoritePlaces(user, shownFavorites, shownCount);
  const removeFavorite = useRemoveMark(user, favoriteMark);
  const { area } = useMapAddress();
  const mapPlaces = useMemo(
    () => toMapPlaces(cards.flatMap((card) => (card && isInMapArea(card, area) ? [card] : []))),
    [cards, area],
  );

  // The banner replaces the list only if no place could be read. Otherwise the loaded places stay visible.
  if (failedQueries[0] && failedQueries.length === shownFavorites.length) {
    return (
      <FailureBanner
        sentences={texts.favoritesErrors}
        error={failedQueries[0].error}
        onRetry={retry}
      />
    );
  }
  const listedFavorites = shownFavorites.flatMap((favorite, position) => {
    const card = cards[position];
    const isFailed = isUnread[position] ?? false;
    return card === undefined || isInMapArea(card, area) ? [{ favorite, card, isFailed }] : [];
  });
  return (
    <ListWithMap
      label={texts.favoritesMap}
      places={cards.some((card) => card !== undefined) ? mapPlaces : null}
      viewKey="favoritos"
      hasMapSwitch={hasMapSwitch}
    >
      {listedFavorites.length > 0 ? (
        <ul className={gridClasses(true)}>
          {listedFavorites.map(({ favorite, card, isFailed }, position) => (
            <li key={favorite.placeId} data-place={favorite.placeId} className="place-row">
              {card === undefined && !isFailed ? (
                <PlaceCardSkeleton />
              ) : (
                <FavoriteCard
                  place={card}
                  onRetry={retry}
                  position={position}
                  onRemove={(title) => void removeFavorite(favorite, title)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>{texts.noneInMapArea}</p>
      )}
      {favorites.length > shownCount && (
        <MoreButton
          label={texts.showMore}
          onMore={() => {
            setShownCount(shownCount + pageSize);
          }}
        />
      )}
    </ListWithMap>
  );
}

/** A deleted place is in no area. */
function isInMapArea(card: PlaceSummary | null, area: MapArea | null): boolean {
  return area === null || isInArea(area, card?.geo ?? null);
}

interface FavoriteCardProps {
  /** Null if the place is inactive or deleted, undefined if it could not be read. */
  place: PlaceSummary | null | undefined;
  onRetry?: () => void;
  headingLevel?: 'h2' | 'h3';
  /** Formatted distance, such as 'a 1,2 km'. */
  distance?: string | undefined;
  /** Position in the whole list. */
  position: number;
  onRemove: (title: string) => void;
}

/** Renders a saved place, or a placeholder for an unavailable one, with a button to remove it. */
export function FavoriteCard(props: FavoriteCardProps) {
  const { place, headingLevel: Heading = 'h2', distance, position, onRetry, onRemove } = props;
  const title = place?.title ?? (place === null ? texts.unavailablePlace : texts.unloadedPlace);
  const removeButton = (
    <IconButton
      label={texts.removeFavorite(title)}
      onClick={() => {
        onRemove(title);
      }}
      className="bg-photo-veil text-on-photo shadow-float hover:bg-photo-veil row:bg-clip-content row:p-1.5 row:flat"
    >
      <Heart aria-hidden size={22} className="fill-sun text-sun" />
    </IconButton>
  );
  if (place) {
    return (
      <PlaceCard
        place={place}
        sizes={rowSizes}
        eager={position < eagerCardCount}
        headingLevel={Heading}
        distance={distance}
        action={removeButton}
      />
    );
  }
  return (
    <article className={cardClasses}>
      <div className={cx(cardImageClasses, 'grid place-content-center bg-sunken text-ink-muted')}>
        {place === null ? <MapPinOff aria-hidden size={36} /> : <CloudOff aria-hidden size={36} />}
      </div>
      <div className={cardTextClasses}>
        <Heading className="font-bold">{title}</Heading>
        {place === null ? (
          <p className="text-sm text-ink-muted">{texts.placeNotPublic}</p>
        ) : (
          <>
            <p className="text-sm text-ink-muted">{texts.placeNotLoaded}</p>
            <div className="-ml-4">
              <Button variant="quiet" onClick={onRetry}>
                {texts.retry}
              </Button>
            </div>
          </>
        )}
      </div>
      <div className={cardActionClasses}>{removeButton}</div>
    </article>
  );
}
