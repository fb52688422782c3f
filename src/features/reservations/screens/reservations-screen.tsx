import { useCallback, useRef } from 'react';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/reservations/texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { BackLink } from '#ui/back-link.tsx';

const OwnReservations = lazyPart(
  texts.loadingReservations,
  async () => (await import('./own-reservations.tsx')).OwnReservations,
);

/** Renders the user's reservations, upcoming ones first. */
export default function ReservationsScreen() {
  const { user } = useSession();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => titleRef.current?.focus(), []);
  if (!user) return null;
  return (
    <div className="page pt-3 md:pt-8">
      <title>{texts.reservationsPageTitle}</title>
      <BackLink to={linkTo('/profile')}>{texts.profile}</BackLink>
      <h1
        ref={titleRef}
        tabIndex={-1}
        className="mt-1 mb-6 text-2xl font-extrabold outline-none md:text-3xl"
      >
        {texts.reservations}
      </h1>
      <OwnReservations user={user} onFocusLost={focusTitle} />
    </div>
  );
}
