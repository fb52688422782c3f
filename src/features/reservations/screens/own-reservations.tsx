import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { isNetworkError } from '#platform/offline/network-error.ts';
import { reservationsQuery } from '#features/reservations/data/reservation-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/reservations/texts.ts';
import { QueryReadTime } from '#features/account/components/read-time.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { Banner } from '#ui/banner.tsx';
import { ReservationList, ReservationsSkeleton } from './reservation-list.tsx';

interface OwnReservationsProps {
  user: User;
  /** Called after a reservation changed and the focused button was unmounted. */
  onFocusLost: () => void;
}

/** Renders the loaded pages of the user's reservations. */
export function OwnReservations({ user, onFocusLost }: OwnReservationsProps) {
  const reservationPages = useInfiniteQuery(reservationsQuery(user.uid));
  return (
    <>
      <div className="mb-4 empty:hidden">
        <QueryReadTime query={reservationPages} />
      </div>
      <EndlessList
        query={reservationPages}
        sentences={texts.reservationsErrors}
        failure="h2"
        // While offline, the age of the cached list is shown above instead.
        isQuiet={isNetworkError(errorCode(reservationPages.error))}
        loading={texts.loadingReservations}
        skeleton={<ReservationsSkeleton />}
        moreLabel={texts.showMore}
        empty={
          <Banner
            as="h2"
            icon={<CalendarDays aria-hidden size={28} />}
            title={texts.noReservationsTitle}
            actions={<ButtonLink to={linkTo('/categories')}>{texts.discoverPlaces}</ButtonLink>}
          >
            <p>{texts.noReservationsHint}</p>
          </Banner>
        }
      >
        {(reservations) => (
          <ReservationList user={user} reservations={reservations} onFocusLost={onFocusLost} />
        )}
      </EndlessList>
    </>
  );
}
