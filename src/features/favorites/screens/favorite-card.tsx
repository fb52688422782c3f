import { CloudOff, Heart, MapPinOff } from 'lucide-react';
import * as texts from '#features/favorites/texts.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { PlaceCard } from '#features/places/components/card/place-card.tsx';
import { sizesNextToMap } from '#features/places/components/card/place-grid.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface FavoriteCardProps {
  /** Null if the place is inactive or deleted, undefined if it could not be read. */
  place: PlaceSummary | null | undefined;
  onRetry?: () => void;
  headingLevel?: 'h2' | 'h3';
  /** Formatted distance, such as 'a 1,2 km'. */
  distance?: string | undefined;
  /** True if the image is in the first view. */
  eager: boolean;
  onRemove: (title: string) => void;
}

/** Renders a saved place, or a placeholder for an unavailable one, with a button to remove it. */
export function FavoriteCard(props: FavoriteCardProps) {
  const { place, headingLevel: Heading = 'h2', distance, eager, onRetry, onRemove } = props;
  const title = place?.title ?? (place === null ? texts.unavailablePlace : texts.unloadedPlace);
  const removeButton = (
    <IconButton
      label={texts.removeFavorite(title)}
      onClick={() => {
        onRemove(title);
      }}
      className="bg-photo-veil text-on-photo shadow-float hover:bg-photo-veil"
    >
      <Heart aria-hidden size={22} className="fill-sun text-sun" />
    </IconButton>
  );
  if (place) {
    return (
      <PlaceCard
        place={place}
        sizes={sizesNextToMap}
        eager={eager}
        headingLevel={Heading}
        distance={distance}
        action={removeButton}
      />
    );
  }
  return (
    <article className="relative">
      <div className="grid aspect-[4/3] place-content-center rounded-card bg-sunken text-ink-muted">
        {place === null ? <MapPinOff aria-hidden size={36} /> : <CloudOff aria-hidden size={36} />}
      </div>
      <div className="flex flex-col gap-1 px-1 pt-3">
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
      <div className="absolute top-2 right-2">{removeButton}</div>
    </article>
  );
}
