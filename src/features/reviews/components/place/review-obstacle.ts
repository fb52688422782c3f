import type { Place } from '#features/places/model/place.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import type { Session } from '#features/account/components/session/use-session.ts';

type ReviewerSession = Pick<Session, 'isPendingApproval' | 'canManagePlace'>;

/** Returns the reason, as a sentence, why a user cannot write a first review of a place; '' without one. */
export function findReviewObstacle(
  { isPendingApproval, canManagePlace }: ReviewerSession,
  { id, createdBy }: Pick<Place, 'id' | 'createdBy'>,
  settings: Pick<PublicSettings, 'reviewsEnabled'> | null | undefined,
): string {
  if (settings?.reviewsEnabled === false) {
    return 'As avaliações estão pausadas por enquanto. Volte em outro momento.';
  }
  if (canManagePlace(id, createdBy)) {
    return 'Você administra este lugar, por isso não pode avaliá-lo.';
  }
  return isPendingApproval ? pendingReviewerText : '';
}

export const pendingReviewerText =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá avaliar lugares.';
