import { Link } from 'react-router-dom';
import { placeLink } from '#features/places/model/place-link.ts';
import * as texts from '#features/places/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { MemberPlace } from './use-member-places.ts';

/** Renders the name of a place, with a link to its page if the place is active. */
export function PlaceTitle({ place }: { place: MemberPlace }) {
  switch (place.kind) {
    case 'loading':
      return <Skeleton className="h-6 w-2/3" />;
    case 'failed':
      return texts.placeNotLoaded;
    case 'unavailable':
      return texts.placeUnavailable;
    case 'found':
      return (
        <Link
          to={placeLink(place.summary)}
          className="-my-2.5 inline-block py-2.5 text-sea-ink underline-offset-4 hover:underline"
        >
          {place.place.title}
        </Link>
      );
  }
}
