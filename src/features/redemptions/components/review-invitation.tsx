import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import {
  deviceKey,
  readDeviceStorage,
  writeDeviceStorage,
} from '#platform/device/device-storage.ts';
import { placeQuery } from '#features/places/data/place-queries.ts';
import { recentRedemptionsQuery } from '#features/redemptions/data/own-redemption-queries.ts';
import { ownReviewQuery } from '#features/reviews/data/review-queries.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { isTimeToReview } from '#features/reviews/model/review-invitation.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/redemptions/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { useNow } from '#ui/use-now.ts';

const guideOpenedAt = new Date(performance.timeOrigin);

/**
 * Returns the place of the last club use if the member should be asked to review it, otherwise null. Nothing is asked
 * if the review or the place could not be read.
 */
export function useReviewInvitation(uid: string) {
  const { canManagePlace } = useSession();
  const { data: recentUses, isPending } = useQuery(recentRedemptionsQuery(uid));
  const [dismissedId, setDismissedId] = useState(() => readDismissedId(uid));
  const now = useNow();
  const lastUse = recentUses?.[0];
  const isAsking =
    lastUse !== undefined &&
    lastUse.id !== dismissedId &&
    isTimeToReview(lastUse.confirmedAt, now, guideOpenedAt) &&
    // Managers cannot review the places they manage.
    !canManagePlace(lastUse.placeId);
  const placeId = lastUse?.placeId ?? '';
  const review = useQuery({ ...ownReviewQuery(uid, placeId), enabled: isAsking });
  const place = useQuery({ ...placeQuery(placeId), enabled: isAsking });
  return {
    isLoading: isPending || (isAsking && (review.isPending || place.isPending)),
    place: isAsking && review.data === null ? (place.data ?? null) : null,
    dismiss: () => {
      if (!lastUse) return;
      setDismissedId(lastUse.id);
      try {
        writeDeviceStorage(deviceKey('review-asked', uid), lastUse.id);
      } catch {
        // Without storage the invitation appears again on the next visit.
      }
    },
  };
}

/** Asks a member to review the place of the last club use, until the member reviews it or dismisses the request. */
export function ReviewInvitation({ uid }: { uid: string }) {
  const { isLoading, place, dismiss } = useReviewInvitation(uid);
  if (isLoading) return <LoadingRegion label={texts.loadingClub} />;
  if (!place) return null;
  const { id, title } = place;
  return (
    <section aria-labelledby="ask-review" className="rounded-card p-5 sun-panel">
      <h2 id="ask-review" className="text-xl font-bold wrap-anywhere">
        {texts.reviewTitle(title)}
      </h2>
      <p className="mt-1">{texts.reviewLead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {/* The place page adds the category to the URL. */}
        <ButtonLink to={`${placeLink({ id, title, categoryName: '' })}#avaliar`}>
          <Star aria-hidden size={20} />
          {texts.review}
        </ButtonLink>
        <Button variant="quiet" onClick={dismiss}>
          {texts.notNow}
        </Button>
      </div>
    </section>
  );
}

function readDismissedId(uid: string): string | null {
  try {
    return readDeviceStorage(deviceKey('review-asked', uid));
  } catch {
    return null;
  }
}
