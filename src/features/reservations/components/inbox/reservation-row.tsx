import { useRef } from 'react';
import { Check, MessageSquareText, Sparkles, TriangleAlert } from 'lucide-react';
import { listPossibleAnswers } from '#features/reservations/model/reservation-contract.ts';
import {
  isOpenReservation,
  noShowWarningCount,
} from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { LabelWithName } from '../label-with-name.tsx';
import { ReservationBadges } from '../reservation-badges.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { RichText } from '#ui/rich-text.tsx';
import type { AnswerState } from './use-answers.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

interface ReservationRowProps {
  reservation: ReservationRequest;
  /** '' if all rows belong to the same place. */
  placeTitle: string;
  /** Shows the time. False if the rows are grouped by time. */
  showsTime: boolean;
  now: BrandMoment;
  state: AnswerState;
  isChosen: boolean;
  onChoose: () => void;
  onConfirm: () => void;
}

/** Renders a reservation of a list with its status. A pending one can be confirmed in one tap. */
export function ReservationRow(props: ReservationRowProps) {
  const { reservation, placeTitle, showsTime, now, state, isChosen, onChoose, onConfirm } = props;
  const { name, time, people, note, status, priority, noShows } = reservation;
  const isAwaitingAnswer = status === 'pending' && listPossibleAnswers(reservation, now).length > 0;
  const isSaving = state.kind === 'saving';
  const mainButton = useRef<HTMLButtonElement>(null);
  useFocusFallback(mainButton, status);
  const hasProblem = state.kind === 'failed' || state.kind === 'overtaken';
  return (
    <li
      className={cx(
        'flex flex-wrap items-center border-l-4',
        isAwaitingAnswer ? 'border-l-sun' : 'border-l-transparent',
        isChosen && 'xl:bg-sea-soft',
      )}
    >
      <button
        ref={mainButton}
        type="button"
        aria-current={isChosen}
        onClick={onChoose}
        className={cx(
          'flex min-h-16 min-w-32 flex-1 items-center gap-3 px-3 py-3 text-left transition-colors duration-150',
          !isChosen && 'hover:bg-sunken',
        )}
      >
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="line-clamp-2 font-bold wrap-anywhere">
            {showsTime && <span className="mr-2 tabular">{time}</span>}
            <bdi>{name}</bdi>
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-ink-muted">
            <span className="line-clamp-2 min-w-0 wrap-anywhere tabular">
              {texts.peopleAt(people, placeTitle)}
            </span>
            {priority && (
              <span className="inline-flex items-center gap-1 text-sun-ink">
                <Sparkles aria-hidden size={15} />
                {texts.clubMember}
              </span>
            )}
            {note && (
              <span className="inline-flex items-center gap-1">
                <MessageSquareText aria-hidden size={15} />
                <RichText text={texts.withNote} />
              </span>
            )}
            {noShows >= noShowWarningCount && isOpenReservation(reservation) && (
              <span className="inline-flex items-center gap-1 text-warning">
                <TriangleAlert aria-hidden size={15} />
                {texts.noShowCount(noShows)}
              </span>
            )}
          </span>
          {hasProblem && (
            <span className="text-sm font-semibold text-danger">{texts.answerNotSent}</span>
          )}
        </span>
        {!isAwaitingAnswer && (
          <span className="shrink-0">
            <ReservationBadges status={status} priority={false} />
          </span>
        )}
      </button>
      {isAwaitingAnswer && (
        <Button className="mx-3 shrink-0" aria-disabled={isSaving} onClick={onConfirm}>
          <Check aria-hidden size={20} />
          <span>
            <LabelWithName
              text={isSaving ? texts.sendingAnswer : texts.confirmReservation}
              name={name}
            />
          </span>
        </Button>
      )}
    </li>
  );
}
