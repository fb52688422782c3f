import { placeLink } from '#features/places/model/place-link.ts';
import type { RecentPlace } from '#features/places/model/recent-places.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { TransitionLink } from '#ui/transition-link.tsx';

/** A place as it was when it was opened last. */
export function RecentPlaceRow({ place, now }: { place: RecentPlace; now: Date }) {
  const { placeId, title, categoryName, neighborhood, cover, seenAt } = place;
  const where = [categoryName, neighborhood].filter(Boolean).join(' · ');
  return (
    <article className="group relative flex items-center gap-4 py-3">
      <PlacePicture
        image={cover}
        alt=""
        sizes="80px"
        className="aspect-[4/3] w-20 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-base font-bold wrap-anywhere">
          <TransitionLink
            to={placeLink({ id: placeId, title, categoryName })}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </TransitionLink>
        </h3>
        {where && <p className="truncate text-sm text-ink-muted">{where}</p>}
        <p className="text-sm text-ink-muted">{formatRelativeDate(seenAt, now)}</p>
      </div>
    </article>
  );
}
