import { Heart, MapPinOff } from 'lucide-react';
import type { PlaceSummary } from '#domain/place-index.ts';
import { PlaceCard } from '#components/place-card/place-card.tsx';
import { besideMapSizes } from '#components/place-card/place-grid.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** The title of a saved place that is inactive or gone (DESIGN section 11). */
const unavailableTitle = 'Lugar indisponível';

interface FavoriteCardProps {
  /** Null when the place is inactive or gone. */
  place: PlaceSummary | null;
  /** Its picture is in the first view. */
  eager: boolean;
  onRemove: (title: string) => void;
}

/** A saved place, or what is left of one, with the way to remove it. */
export function FavoriteCard({ place, eager, onRemove }: FavoriteCardProps) {
  const title = place?.title ?? unavailableTitle;
  const removeButton = (
    <IconButton
      label={`Remover ${title} dos favoritos`}
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
        sizes={besideMapSizes}
        eager={eager}
        headingLevel="h2"
        action={removeButton}
      />
    );
  }
  return (
    <article className="relative">
      <div className="grid aspect-[4/3] place-content-center rounded-card bg-sunken text-ink-muted">
        <MapPinOff aria-hidden size={36} />
      </div>
      <div className="flex flex-col gap-1 px-1 pt-3">
        <h2 className="font-bold">{unavailableTitle}</h2>
        <p className="text-sm text-ink-muted">
          Este lugar saiu do guia ou está fora do ar por enquanto.
        </p>
      </div>
      <div className="absolute top-2 right-2">{removeButton}</div>
    </article>
  );
}
