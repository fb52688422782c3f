import { useEffect } from 'react';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/manager-console/panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PlaceScope } from '#features/places/components/scope/place-scope.tsx';

const PendingReservations = lazyPart(
  texts.loadingReservations,
  async () =>
    (await import('#features/reservations/components/inbox/pending-reservations.tsx'))
      .PendingReservations,
);
const ReviewInbox = lazyPart(
  texts.loadingReviews,
  async () => (await import('#features/reviews/components/inbox/review-inbox.tsx')).ReviewInbox,
);

/** Everything that needs an answer from a manager: pending reservations, then reviews without a reply. */
export default function AnswersScreen() {
  const { user } = useSession();
  // Preloads the code while the places load.
  useEffect(() => {
    PendingReservations.preload();
    ReviewInbox.preload();
  }, []);
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.answersPageTitle}</title>
      <PlaceScope user={user} title={texts.answers}>
        {(places) => (
          <>
            <PendingReservations user={user} places={places} />
            <PageSection title={texts.reviews} className="mt-10 in-turn">
              <ReviewInbox user={user} places={places} />
            </PageSection>
          </>
        )}
      </PlaceScope>
    </div>
  );
}
