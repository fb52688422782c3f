import { placeLink } from '#features/places/model/place-link.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { CardStatus } from '#features/places/components/card/card-status.tsx';
import { TransitionLink } from '#ui/transition-link.tsx';

/** Where it takes place, and the way to its page. */
export function EventPlaceLine({ place }: { place: PlaceSummary }) {
  return (
    <div className="group relative flex items-center gap-3">
      <PlacePicture
        image={place.cover}
        alt=""
        sizes="96px"
        className="aspect-[4/3] w-24 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <p className="line-clamp-2 font-bold wrap-anywhere">
          <TransitionLink
            to={placeLink(place)}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {place.title}
          </TransitionLink>
        </p>
        <p className="truncate text-sm text-ink-muted">
          {[place.categoryName, place.neighborhood].filter(Boolean).join(' · ')}
        </p>
        <CardStatus place={place} />
      </div>
    </div>
  );
}
