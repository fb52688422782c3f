import { useEffect } from 'react';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { PlaceScope } from '#features/places/components/scope/place-scope.tsx';
import * as texts from '#features/reviews/panel-texts.ts';

const ReviewInbox = lazyPart(
  texts.loadingReviews,
  async () => (await import('#features/reviews/components/inbox/review-inbox.tsx')).ReviewInbox,
);

/** Renders the reviews of the manager's places and their replies. */
export default function ManagerReviewsScreen() {
  const { user } = useSession();
  // Loads the chunk while the places are read.
  useEffect(() => {
    ReviewInbox.preload();
  }, []);
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.inboxPageTitle}</title>
      <PlaceScope user={user} title={texts.inboxHeading}>
        {(places) => <ReviewInbox user={user} places={places} />}
      </PlaceScope>
    </div>
  );
}
