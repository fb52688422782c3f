import { isCancellable, isDisputable } from '#domain/reservation-request.ts';
import type { BrandMoment, ReservationRequest } from '#domain/reservation-request.ts';
import { reservationDateText } from '#texts/reservations.ts';
import { ReservationBadges } from '#components/reservation/reservation-badges.tsx';
import { ReservationDetails } from '#components/reservation/reservation-details.tsx';
import { Button } from '#ui/button.tsx';
import { PlaceTitle } from './place-title.tsx';
import type { KnownPlace } from './use-member-places.ts';

interface ReservationCardProps {
  reservation: ReservationRequest;
  place: KnownPlace;
  now: BrandMoment;
  onCancel: () => void;
  onDispute: () => void;
}

export function ReservationCard(props: ReservationCardProps) {
  const { reservation, place, now, onCancel, onDispute } = props;
  const { date, note, status, disputedAt } = reservation;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <ReservationBadges {...reservation} />
      <h4 className="text-base font-bold wrap-anywhere">
        <PlaceTitle place={place} />
      </h4>
      <ReservationDetails {...reservation} />
      {note && (
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-ink-muted">
          {note}
        </p>
      )}
      {isCancellable(reservation, now) && (
        <Button variant="danger" className="self-start" onClick={onCancel}>
          Cancelar<span className="sr-only"> a reserva de {reservationDateText(date)}</span>
        </Button>
      )}
      {status === 'no_show' && disputedAt !== null && (
        <p className="text-sm text-ink-muted">Você contestou esta falta. Ela não conta.</p>
      )}
      {isDisputable(reservation, now) && (
        <Button variant="secondary" className="self-start" onClick={onDispute}>
          Contestar falta<span className="sr-only"> de {reservationDateText(date)}</span>
        </Button>
      )}
    </article>
  );
}
