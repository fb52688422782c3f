import type { Place } from '#features/places/model/place.ts';
import {
  ClaimPlace,
  SuggestCorrection,
} from '#features/moderation/components/place-request-buttons.tsx';

/** Renders the requests about a place that a user can send to the super admins. */
export function PlaceRequests({ place }: { place: Place }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <SuggestCorrection place={place} />
      <ClaimPlace place={place} />
    </div>
  );
}
