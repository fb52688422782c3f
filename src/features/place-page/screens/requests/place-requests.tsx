import type { Place } from '#features/places/model/place.ts';
import { ClaimPlace } from '#features/moderation/components/claims/claim-place.tsx';
import { SuggestCorrection } from '#features/moderation/components/corrections/suggest-correction.tsx';

/** What somebody can ask the super admins about a place. */
export function PlaceRequests({ place }: { place: Place }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <SuggestCorrection place={place} />
      <ClaimPlace place={place} />
    </div>
  );
}
