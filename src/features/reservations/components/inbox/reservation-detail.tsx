import type { ReactNode } from 'react';
import { CalendarDays, Check, MessageCircle, Phone, Store, Users, UserX, X } from 'lucide-react';
import { RefusedError } from '#platform/api/refused-error.ts';
import { phoneText, telHref, whatsappHref } from '#shared/phone.ts';
import { listPossibleAnswers } from '#features/reservations/model/reservation-answer.ts';
import { isOpenReservation, noShowWarningCount } from '#features/reservations/model/reservation-request.ts';
import type {
  BrandMoment,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import {
  answerErrors,
  noTableErrors,
  overtakenAnswerText,
  reservationMessage,
} from '#features/reservations/panel-texts.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { fullDateText } from '#shared/formats/stored-dates.ts';
import { refusalSentences } from '#platform/api/refusal-text.ts';
import { ReservationBadges } from '../reservation-badges.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import type { AnswerState } from './use-answers.ts';

export interface ReservationDetailProps {
  reservation: ReservationRequest;
  placeTitle: string;
  now: BrandMoment;
  state: AnswerState;
  onConfirm: () => void;
  onDecline: () => void;
  onNoShow: () => void;
}

/** Renders a reservation for the place: the guest, contact links and, at the bottom, the possible answers. */
export function ReservationDetail(props: ReservationDetailProps) {
  const { reservation, placeTitle, state } = props;
  const { date, time, people, note, phone, status, reason, noShows, disputedAt } = reservation;
  const whatsappUrl = whatsappHref(phone, reservationMessage(reservation, placeTitle));
  const phoneHref = telHref(phone);

  return (
    <>
      <div className="mt-3 flex flex-col gap-3">
        <ReservationBadges {...reservation} />
        <div className="flex flex-col gap-2">
          <DetailLine icon={<CalendarDays aria-hidden size={20} />}>
            <span className="inline-block tabular first-letter:uppercase">
              {fullDateText(date)}, às&nbsp;<strong>{time}</strong>
            </span>
          </DetailLine>
          <DetailLine icon={<Users aria-hidden size={20} />}>{peopleText(people)}</DetailLine>
          <DetailLine icon={<Store aria-hidden size={20} />}>{placeTitle}</DetailLine>
        </div>
        {noShows >= noShowWarningCount && isOpenReservation(reservation) && (
          <p className="rounded-control bg-warning-soft px-3 py-2 text-sm font-medium text-warning">
            Esta pessoa faltou a {noShows} reservas confirmadas no último ano.
          </p>
        )}
        {status === 'no_show' && disputedAt !== null && (
          <p className="text-sm text-ink-muted">A pessoa contesta esta falta.</p>
        )}
        {(phoneHref || whatsappUrl) && (
          <div className="flex flex-wrap gap-3">
            {phoneHref && (
              <ButtonAnchor variant="secondary" className="grow tabular" href={phoneHref}>
                <Phone aria-hidden size={20} />
                <span>
                  <span className="sr-only">Ligar para </span>
                  {phoneText(phone)}
                </span>
              </ButtonAnchor>
            )}
            {whatsappUrl && (
              <ButtonAnchor variant="secondary" className="grow" href={whatsappUrl}>
                <MessageCircle aria-hidden size={20} />
                <span>
                  WhatsApp<span className="sr-only"> (abre em outra aba)</span>
                </span>
              </ButtonAnchor>
            )}
          </div>
        )}
        {note && (
          <p
            dir="auto"
            className="rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line"
          >
            {note}
          </p>
        )}
        {reason && (
          <p className="wrap-anywhere whitespace-pre-line text-ink-muted">
            Motivo da recusa: {reason}
          </p>
        )}
      </div>
      <div className="sticky bottom-0 -mx-5 -mb-5 bg-surface px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        {state.kind === 'overtaken' && (
          <p role="alert" className="pb-3 font-semibold text-warning">
            {overtakenAnswerText(state.status)}
          </p>
        )}
        {state.kind === 'failed' && (
          <div className="-mx-3 pb-3">
            <FailureLine
              sentences={toErrorText(state.error)}
              error={state.error}
              onRetry={state.retry}
            />
          </div>
        )}
        <AnswerButtons {...props} />
      </div>
    </>
  );
}

function toErrorText(error: unknown) {
  const isFullyBooked = error instanceof RefusedError && error.reason === 'full';
  return isFullyBooked ? noTableErrors : refusalSentences(answerErrors)(error);
}

function DetailLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2">
      <span className="mt-0.5 shrink-0 text-sea-ink">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

function AnswerButtons(props: ReservationDetailProps) {
  const { reservation, now, state, onConfirm, onDecline, onNoShow } = props;
  const { name, status } = reservation;
  const answers = listPossibleAnswers(reservation, now);
  const isSaving = state.kind === 'saving';
  const savingAnswer = state.kind === 'saving' ? state.answer : null;
  const hiddenLabel = <span className="sr-only"> a reserva de {name}</span>;
  if (answers.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {answers.includes('declined') && (
        <Button variant="danger" className="grow" aria-disabled={isSaving} onClick={onDecline}>
          <X aria-hidden size={20} />
          <span>
            {savingAnswer === 'declined'
              ? 'Enviando...'
              : status === 'confirmed'
                ? 'Desmarcar'
                : 'Recusar'}
            {hiddenLabel}
          </span>
        </Button>
      )}
      {answers.includes('no_show') && (
        <Button variant="secondary" className="grow" aria-disabled={isSaving} onClick={onNoShow}>
          <UserX aria-hidden size={20} />
          <span>
            {savingAnswer === 'no_show' ? 'Marcando...' : 'Marcar falta'}
            <span className="sr-only"> de {name}</span>
          </span>
        </Button>
      )}
      {answers.includes('confirmed') && (
        <Button className="grow" aria-disabled={isSaving} onClick={onConfirm}>
          <Check aria-hidden size={20} />
          <span>
            {savingAnswer === 'confirmed'
              ? 'Confirmando...'
              : status === 'no_show'
                ? 'Desfazer a falta e confirmar'
                : 'Confirmar'}
            {hiddenLabel}
          </span>
        </Button>
      )}
    </div>
  );
}
