import type { ReactNode } from 'react';
import { CalendarDays, Check, MessageCircle, Phone, Store, Users, UserX, X } from 'lucide-react';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { phoneText, telHref, whatsappHref } from '#shared/phone.ts';
import { listPossibleAnswers } from '#features/reservations/model/reservation-contract.ts';
import {
  isOpenReservation,
  noShowWarningCount,
} from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { refusalSentences } from '#platform/api/refusal-text.ts';
import { LabelWithName } from '../label-with-name.tsx';
import { ReservationBadges } from '../reservation-badges.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { RichText } from '#ui/rich-text.tsx';
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

/**
 * Renders a reservation for the place: the note of the guest, because it may decide the answer, then the facts, contact
 * links and, at the bottom, the possible answers.
 */
export function ReservationDetail(props: ReservationDetailProps) {
  const { reservation, placeTitle, state } = props;
  const { name, date, time, people, note, phone, status, reason, noShows, disputedAt } =
    reservation;
  const whatsappUrl = whatsappHref(phone, texts.reservationMessage(reservation, placeTitle));
  const phoneHref = telHref(phone);

  return (
    <>
      <div className="mt-3 flex flex-col gap-3">
        <ReservationBadges {...reservation} />
        {note && (
          <p className="rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">
            <RichText text={texts.withNote} parts={{ note: () => <bdi>{note}</bdi> }} />
          </p>
        )}
        <div className="flex flex-col gap-2">
          <DetailLine icon={<CalendarDays aria-hidden size={20} />}>
            <span className="inline-block tabular first-letter:uppercase">
              <RichText text={texts.dateWithBoldTime(date, time, props.now.date)} />
            </span>
          </DetailLine>
          <DetailLine icon={<Users aria-hidden size={20} />}>{peopleText(people)}</DetailLine>
          <DetailLine icon={<Store aria-hidden size={20} />}>{placeTitle}</DetailLine>
          {phoneHref && (
            <DetailLine icon={<Phone aria-hidden size={20} />}>
              <span className="tabular">{phoneText(phone)}</span>
            </DetailLine>
          )}
        </div>
        {noShows >= noShowWarningCount && isOpenReservation(reservation) && (
          <p className="rounded-control bg-warning-soft px-3 py-2 text-sm font-medium text-warning">
            {texts.guestNoShows(noShows)}
          </p>
        )}
        {status === 'no_show' && disputedAt !== null && (
          <p className="text-sm text-ink-muted">{texts.noShowDisputed}</p>
        )}
        {(phoneHref || whatsappUrl) && (
          <div className="flex flex-wrap gap-3">
            {phoneHref && (
              <ButtonAnchor variant="secondary" className="grow" href={phoneHref}>
                <Phone aria-hidden size={20} />
                <span>
                  <LabelWithName text={texts.callGuest} name={name} />
                </span>
              </ButtonAnchor>
            )}
            {whatsappUrl && (
              <ButtonAnchor variant="secondary" className="grow" href={whatsappUrl}>
                <MessageCircle aria-hidden size={20} />
                <span>
                  <RichText text={texts.whatsappInNewTab} />
                </span>
              </ButtonAnchor>
            )}
          </div>
        )}
        {reason && (
          <p className="wrap-anywhere whitespace-pre-line text-ink-muted">
            {texts.givenReason(reason)}
          </p>
        )}
      </div>
      <div className="sticky bottom-0 -mx-5 -mb-5 bg-surface px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        {state.kind === 'overtaken' && (
          <p role="alert" className="pb-3 font-semibold text-warning">
            {texts.overtakenAnswerText(state.status)}
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
  const isFullyBooked = error instanceof UserFacingError && error.reason === 'full';
  return isFullyBooked ? texts.noTableErrors : refusalSentences(texts.answerErrors)(error);
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
  if (answers.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {answers.includes('declined') && (
        <Button variant="danger" className="grow" aria-disabled={isSaving} onClick={onDecline}>
          <X aria-hidden size={20} />
          <span>
            <LabelWithName
              text={
                savingAnswer === 'declined'
                  ? texts.sendingAnswer
                  : status === 'confirmed'
                    ? texts.withdrawConfirmation
                    : texts.declineReservation
              }
              name={name}
            />
          </span>
        </Button>
      )}
      {answers.includes('no_show') && (
        <Button variant="secondary" className="grow" aria-disabled={isSaving} onClick={onNoShow}>
          <UserX aria-hidden size={20} />
          <span>
            <LabelWithName
              text={savingAnswer === 'no_show' ? texts.markingNoShow : texts.markNoShow}
              name={name}
            />
          </span>
        </Button>
      )}
      {answers.includes('confirmed') && (
        <Button className="grow" aria-disabled={isSaving} onClick={onConfirm}>
          <Check aria-hidden size={20} />
          <span>
            <LabelWithName
              text={
                savingAnswer === 'confirmed'
                  ? texts.confirmingReservation
                  : status === 'no_show'
                    ? texts.undoNoShowAndConfirm
                    : texts.confirmReservation
              }
              name={name}
            />
          </span>
        </Button>
      )}
    </div>
  );
}
