import { Check, Clock, MessageCircle, Phone, Store, UserX, Users, X } from 'lucide-react';
import { phoneText, telHref, whatsappHref } from '#domain/phone.ts';
import { possibleAnswers } from '#domain/reservation-inbox.ts';
import { isOpen, oftenAbsent } from '#domain/reservation-request.ts';
import type { BrandMoment, ReservationRequest } from '#domain/reservation-request.ts';
import { answerErrors } from '#texts/errors/manager.ts';
import { reservationMessage } from '#texts/reservation-message.ts';
import { peopleText, reservationStatusLabels } from '#texts/reservations.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { refusalSentences } from '#components/refusal/refusal-text.ts';
import { ReservationBadges } from '#components/reservation/reservation-badges.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import type { AnswerState } from './use-answers.ts';

interface InboxCardProps {
  reservation: ReservationRequest;
  placeTitle: string;
  /** Several places are listed together. */
  showsPlace: boolean;
  /** Level of the day's heading. */
  level: 2 | 3;
  now: BrandMoment;
  state: AnswerState;
  onConfirm: () => void;
  onDecline: () => void;
  onNoShow: () => void;
}

/** One reservation as the place sees it: who comes, how to reach them, and what to answer. */
export function InboxCard(props: InboxCardProps) {
  const { reservation, placeTitle, showsPlace, level, now, state, onConfirm, onDecline, onNoShow } =
    props;
  const { name, time, people, note, phone, status, noShows, disputedAt } = reservation;
  const answers = possibleAnswers(reservation, now);
  const Name = level === 2 ? 'h3' : 'h4';
  const isSaving = state.kind === 'saving';
  const whatsapp = whatsappHref(phone, reservationMessage(reservation, placeTitle));
  const tel = telHref(phone);
  const whose = <span className="sr-only"> a reserva de {name}</span>;

  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 text-xl font-extrabold tabular">
          <Clock aria-hidden size={20} className="text-sea-ink" />
          {time}
        </p>
        <ReservationBadges {...reservation} />
      </div>
      <div>
        <Name className="text-base font-bold wrap-anywhere">
          <bdi>{name}</bdi>
        </Name>
        <p className="mt-1 flex items-start gap-2">
          <Users aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
          {peopleText(people)}
        </p>
        {showsPlace && (
          <p className="mt-1 flex items-start gap-2">
            <Store aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
            <span className="min-w-0 wrap-anywhere">{placeTitle}</span>
          </p>
        )}
        {tel && (
          <p className="flex items-center gap-2">
            <Phone aria-hidden size={20} className="shrink-0 text-sea-ink" />
            <a
              href={tel}
              className="inline-flex min-h-11 items-center text-sea-ink tabular underline underline-offset-4"
            >
              {phoneText(phone)}
            </a>
          </p>
        )}
      </div>
      {note && (
        <p
          dir="auto"
          className="rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line"
        >
          {note}
        </p>
      )}
      {noShows >= oftenAbsent && isOpen(reservation) && (
        <p className="rounded-control bg-warning-soft px-3 py-2 text-sm font-medium text-warning">
          Esta pessoa faltou a {noShows} reservas confirmadas no último ano.
        </p>
      )}
      {status === 'no_show' && disputedAt !== null && (
        <p className="text-sm text-ink-muted">A pessoa contesta esta falta.</p>
      )}
      {state.kind === 'overtaken' && (
        <p role="alert" className="font-semibold text-warning">
          {overtakenText(state.status)}
        </p>
      )}
      {state.kind === 'failed' && (
        <div className="-mx-3">
          <FailureLine
            sentences={refusalSentences(answerErrors)(state.error)}
            error={state.error}
            onRetry={state.retry}
          />
        </div>
      )}
      <div className="mt-auto flex flex-wrap gap-3">
        {answers.includes('confirmed') && (
          <Button className="grow" aria-disabled={isSaving} onClick={onConfirm}>
            <Check aria-hidden size={20} />
            <span>
              {isSaving && state.answer === 'confirmed'
                ? 'Confirmando...'
                : status === 'no_show'
                  ? 'Desfazer a falta e confirmar'
                  : 'Confirmar'}
              {whose}
            </span>
          </Button>
        )}
        {answers.includes('declined') && (
          <Button variant="danger" className="grow" aria-disabled={isSaving} onClick={onDecline}>
            <X aria-hidden size={20} />
            <span>
              {isSaving && state.answer === 'declined'
                ? 'Recusando...'
                : reservation.status === 'confirmed'
                  ? 'Desmarcar'
                  : 'Recusar'}
              {whose}
            </span>
          </Button>
        )}
        {answers.includes('no_show') && (
          <Button variant="secondary" className="grow" aria-disabled={isSaving} onClick={onNoShow}>
            <UserX aria-hidden size={20} />
            <span>
              {isSaving ? 'Marcando...' : 'Marcar falta'}
              <span className="sr-only"> de {name}</span>
            </span>
          </Button>
        )}
        {whatsapp && (
          <ButtonAnchor variant="secondary" className="grow" href={whatsapp}>
            <MessageCircle aria-hidden size={20} />
            <span>
              WhatsApp<span className="sr-only"> de {name} (abre em outra aba)</span>
            </span>
          </ButtonAnchor>
        )}
      </div>
    </article>
  );
}

function overtakenText(status: ReservationRequest['status']): string {
  if (status === 'cancelled') return 'A pessoa cancelou esta reserva antes da sua resposta.';
  return status === 'pending'
    ? 'A pessoa mudou o pedido antes da sua resposta. Confira e responda de novo.'
    : `Outra pessoa respondeu antes: agora está como ${reservationStatusLabels[status].toLowerCase()}.`;
}
