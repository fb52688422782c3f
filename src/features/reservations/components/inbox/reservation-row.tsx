import { useRef } from 'react';
import { Check, ChevronRight, MessageSquareText, Sparkles, TriangleAlert } from 'lucide-react';
import { listPossibleAnswers } from '#features/reservations/model/reservation-contract.ts';
import {
  isOpenReservation,
  noShowWarningCount,
} from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { peopleText } from '#shared/formats/phrases.ts';
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
  /** Asks for the reason of a refusal; absent if the details next to the list have this button. */
  onDecline?: (() => void) | undefined;
  /** True if the details next to the list show the main button. */
  isQuiet?: boolean;
}

/** Renders a reservation of a list with its status. A pending one can be confirmed or declined here. */
export function ReservationRow(props: ReservationRowProps) {
  const { reservation, placeTitle, showsTime, now, state, isChosen, isQuiet = false } = props;
  const { name, time, people, note, status, priority, noShows } = reservation;
  const isAwaitingAnswer = status === 'pending' && listPossibleAnswers(reservation, now).length > 0;
  const isSaving = state.kind === 'saving';
  const mainButton = useRef<HTMLButtonElement>(null);
  useFocusFallback(mainButton, `${status} ${isChosen}`);
  const hasProblem = state.kind === 'failed' || state.kind === 'overtaken';
  return (
    <li
      className={cx(
        'flex flex-wrap items-center',
        isChosen
          ? 'rounded-card bg-sea-soft px-1 [box-shadow:inset_0_0_0_2px_var(--color-sea)]'
          : cx('border-l-4', isAwaitingAnswer ? 'border-l-sun' : 'border-l-transparent'),
      )}
    >
      <button
        ref={mainButton}
        type="button"
        aria-current={isChosen}
        onClick={props.onChoose}
        className={cx(
          'flex min-h-16 min-w-32 flex-1 basis-full items-center gap-3 px-3 py-3 text-left transition-colors duration-150 sm:basis-0',
          !isChosen && 'hover:bg-sunken',
        )}
      >
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="line-clamp-2 font-bold wrap-anywhere">
            {showsTime && <span className="mr-2 tabular">{time}</span>}
            <bdi>{name}</bdi>
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-ink-muted">
            <span className="tabular">{peopleText(people)}</span>
            {priority && (
              <span className="inline-flex items-center gap-1 text-sun-ink">
                <Sparkles aria-hidden size={15} />
                {texts.clubMember}
              </span>
            )}
            {noShows >= noShowWarningCount && isOpenReservation(reservation) && (
              <span className="inline-flex items-center gap-1 text-warning">
                <TriangleAlert aria-hidden size={15} />
                {texts.noShowCount(noShows)}
              </span>
            )}
          </span>
          {placeTitle !== '' && (
            <span className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">{placeTitle}</span>
          )}
          {note && (
            <span className="flex min-w-0 items-start gap-1 text-sm text-ink-muted">
              <MessageSquareText aria-hidden size={15} className="mt-0.5 shrink-0" />
              <span className="line-clamp-2 wrap-anywhere">
                <RichText text={texts.withNote} parts={{ note: () => <bdi>{note}</bdi> }} />
              </span>
            </span>
          )}
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
      {/* The details next to the list have the buttons of the chosen reservation. Their space remains in its row. */}
      {isAwaitingAnswer && isQuiet && isChosen && (
        <span aria-hidden className="flex w-40 shrink-0 justify-end px-4 text-sea-ink">
          <ChevronRight size={20} />
        </span>
      )}
      {isAwaitingAnswer && !(isQuiet && isChosen) && (
        <div className="flex grow flex-wrap justify-end gap-2 px-3 pb-3 sm:grow-0 sm:py-3">
          {props.onDecline && (
            <Button variant="quiet" aria-disabled={isSaving} onClick={props.onDecline}>
              <span>
                <LabelWithName text={texts.declineReservation} name={name} />
              </span>
            </Button>
          )}
          <Button
            variant={isQuiet ? 'secondary' : 'primary'}
            aria-disabled={isSaving}
            onClick={props.onConfirm}
          >
            <Check aria-hidden size={20} />
            <span>
              <LabelWithName
                text={isSaving ? texts.sendingAnswer : texts.confirmReservation}
                name={name}
              />
            </span>
          </Button>
        </div>
      )}
    </li>
  );
}
