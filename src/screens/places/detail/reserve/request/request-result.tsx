import { Phone } from 'lucide-react';
import type { RequestOutcome } from '#data/reservations/reservation-request-store.ts';
import { telHref } from '#domain/phone.ts';
import type { Place } from '#domain/place.ts';
import type { ReservationStatus } from '#domain/reservation-request.ts';
import { linkTo } from '#domain/routes.ts';
import { ReservationBadges } from '#components/reservation/reservation-badges.tsx';
import { ReservationDetails } from '#components/reservation/reservation-details.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx';

interface RequestResultProps {
  place: Pick<Place, 'title' | 'phone'>;
  outcome: RequestOutcome;
  onOtherDate: () => void;
  onClose: () => void;
}

/** There is one request a place, person and day, so another one goes by another way. */
const existingTexts: Record<ReservationStatus, string> = {
  pending:
    'Seu pedido para este dia ainda espera a resposta do lugar. Para mudar o horário ou o número de pessoas, fale direto com o lugar.',
  confirmed:
    'Sua reserva para este dia já está confirmada. Para mudar o horário ou o número de pessoas, fale direto com o lugar.',
  declined:
    'O lugar recusou um pedido seu para este dia. O guia aceita um pedido por dia em cada lugar: ligue para o lugar ou escolha outra data.',
  cancelled:
    'Você cancelou um pedido para este dia. O guia aceita um pedido por dia em cada lugar: ligue para o lugar ou escolha outra data.',
};

/** What came of a request. */
export function RequestResult({ place, outcome, onOtherDate, onClose }: RequestResultProps) {
  const { reservation, isNew } = outcome;
  const { status } = reservation;
  const call = telHref(place.phone);
  return (
    <div className="mt-2 flex flex-col gap-5">
      {/* What was focused is gone with the form. */}
      <div
        tabIndex={-1}
        ref={(element) => {
          element?.focus();
        }}
        className="flex flex-col gap-4 rounded-control outline-none"
      >
        <p>
          {isNew
            ? 'O lugar vai confirmar ou recusar. Acompanhe a resposta em Histórico, no seu perfil.'
            : existingTexts[status]}
        </p>
        <div className="flex flex-col gap-3 rounded-card border border-line bg-sunken p-4">
          <ReservationBadges {...reservation} />
          <p className="font-bold wrap-anywhere">{place.title}</p>
          <ReservationDetails {...reservation} />
        </div>
      </div>
      <div className="flex flex-col gap-3">
        {!isNew && call && (
          <ButtonAnchor href={call} block>
            <Phone aria-hidden size={20} />
            Ligar para o lugar
          </ButtonAnchor>
        )}
        {!isNew && (
          <Button variant="secondary" block onClick={onOtherDate}>
            Escolher outra data
          </Button>
        )}
        <ButtonLink to={linkTo('/history')} variant={isNew ? 'primary' : 'secondary'} block>
          Ver minhas reservas
        </ButtonLink>
        {isNew && (
          <Button variant="secondary" block onClick={onClose}>
            Fechar
          </Button>
        )}
      </div>
    </div>
  );
}
