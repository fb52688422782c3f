import type { Place } from '#features/places/model/place.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import type { Session } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/reviews/texts.ts';

type ReviewerSession = Pick<Session, 'isPendingApproval' | 'canManagePlace'>;

/** Returns the reason, as a sentence, why a user cannot write a first review of a place; '' without one. */
export function findReviewObstacle(
  { isPendingApproval, canManagePlace }: ReviewerSession,
  { id, createdBy }: Pick<Place, 'id' | 'createdBy'>,
  settings: Pick<PublicSettings, 'reviewsEnabled'> | null | undefined,
): string {
  if (settings?.reviewsEnabled === false) {
    return texts.reviewsPaused;
  }
  if (canManagePlace(id, createdBy)) {
    return texts.ownPlace;
  }
  return isPendingApproval ? texts.pendingReviewer : '';
}
