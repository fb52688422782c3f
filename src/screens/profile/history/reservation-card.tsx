import { CalendarDays, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { PlaceSummary } from '#domain/place-index.ts';
import { placeLink } from '#domain/place-link.ts';
import { isCancellable } from '#domain/reservation-request.ts';
import type { BrandMoment, ReservationRequest } from '#domain/reservation-request.ts';
import { peopleText, reservationDateText } from '#texts/reservations.ts';
import { ReservationBadges } from '#components/reservation/reservation-badges.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** What is known of the place of a reservation. */
export type ReservedPlace =
  | { kind: 'loading' }
  /** Its reading failed; the list says so and offers another attempt. */
  | { kind: 'failed' }
  /** Inactive or gone. */
  | { kind: 'unavailable' }
  | { kind: 'found'; place: PlaceSummary };

interface ReservationCardProps {
  reservation: ReservationRequest;
  place: ReservedPlace;
  now: BrandMoment;
  onCancel: () => void;
}

export function ReservationCard({ reservation, place, now, onCancel }: ReservationCardProps) {
  const { date, time, people, note } = reservation;
  const dateText = reservationDateText(date);
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <ReservationBadges {...reservation} />
      <h4 className="text-base font-bold wrap-anywhere">
        <PlaceTitle place={place} />
      </h4>
      <p className="flex items-start gap-2">
        <CalendarDays aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
        <span className="inline-block tabular first-letter:uppercase">
          {dateText}, às&nbsp;{time}
        </span>
      </p>
      <p className="flex items-start gap-2">
        <Users aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
        {peopleText(people)}
      </p>
      {note && (
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-ink-muted">
          {note}
        </p>
      )}
      {isCancellable(reservation, now) && (
        <Button variant="danger" className="self-start" onClick={onCancel}>
          Cancelar<span className="sr-only"> a reserva de {dateText}</span>
        </Button>
      )}
    </article>
  );
}

function PlaceTitle({ place }: { place: ReservedPlace }) {
  switch (place.kind) {
    case 'loading':
      return <Skeleton className="h-6 w-2/3" />;
    case 'failed':
      return 'Lugar não carregado';
    case 'unavailable':
      return 'Lugar indisponível';
    case 'found':
      return (
        <Link
          to={placeLink(place.place)}
          className="-my-2.5 inline-block py-2.5 text-sea-ink underline-offset-4 hover:underline"
        >
          {place.place.title}
        </Link>
      );
  }
}
