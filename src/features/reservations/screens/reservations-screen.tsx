import { useCallback, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { BackLink } from '#ui/back-link.tsx';

const OwnReservations = lazyPart(
  'Carregando suas reservas...',
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
      <title>{`Reservas · ${brand.name}`}</title>
      <div className="mx-auto max-w-5xl">
        <BackLink to={linkTo('/profile')}>Perfil</BackLink>
        <h1
          ref={titleRef}
          tabIndex={-1}
          className="mt-1 mb-6 text-2xl font-extrabold outline-none md:text-3xl"
        >
          Reservas
        </h1>
        <OwnReservations user={user} onFocusLost={focusTitle} />
      </div>
    </div>
  );
}
