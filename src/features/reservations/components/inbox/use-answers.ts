import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerMutation } from '#features/reservations/data/reservation-inbox-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type {
  AnswerWithReason,
  ReservationAnswer,
} from '#features/reservations/model/reservation-contract.ts';
import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { useToast } from '#ui/toast.tsx';

/** State of the answer to one reservation. */
export type AnswerState =
  | { kind: 'idle' }
  | { kind: 'saving'; answer: ReservationAnswer }
  | { kind: 'failed'; error: unknown; retry: () => void }
  /** The reservation had already changed to another status. */
  | { kind: 'overtaken'; status: ReservationStatus };

const idleState: AnswerState = { kind: 'idle' };

export type Answers = ReturnType<typeof useAnswers>;

/**
 * Returns a function that answers reservations, and the state of each answer. A failed answer does not block the
 * others.
 */
export function useAnswers(uid: string) {
  const toast = useToast();
  const { mutateAsync } = useMutation(answerMutation(useQueryClient(), uid));
  const [states, setStates] = useState<ReadonlyMap<string, AnswerState>>(new Map());
  const [deletedName, setDeletedName] = useState('');
  const setState = (id: string, state: AnswerState) => {
    setStates((previous) => new Map(previous).set(id, state));
  };

  const answer = (
    reservation: ReservationRequest,
    answerWithReason: AnswerWithReason,
    onAnswered?: () => void,
  ) => {
    const { id } = reservation;
    if (states.get(id)?.kind === 'saving') return;
    setState(id, { kind: 'saving', answer: answerWithReason.answer });
    setDeletedName('');
    mutateAsync({ reservation, given: answerWithReason }).then(
      (outcome) => {
        if (outcome.kind === 'overtaken') {
          setState(id, { kind: 'overtaken', status: outcome.reservation.status });
          return;
        }
        setState(id, idleState);
        onAnswered?.();
        if (answerWithReason.answer === 'no_show') {
          toast(texts.answerLabels.no_show, {
            label: texts.undo,
            run: () => {
              answer(outcome.reservation, { answer: 'confirmed' });
            },
          });
          return;
        }
        const isUndoingNoShow =
          answerWithReason.answer === 'confirmed' && reservation.status === 'no_show';
        toast(isUndoingNoShow ? texts.noShowUndone : texts.answerLabels[answerWithReason.answer]);
      },
      (error: unknown) => {
        if (errorCode(error) === 'not-found') {
          // The refetched list no longer has the row, so DeletedBanner shows the error.
          setState(id, idleState);
          setDeletedName(reservation.name);
          return;
        }
        const retry = () => {
          answer(reservation, answerWithReason, onAnswered);
        };
        setState(id, { kind: 'failed', error, retry });
      },
    );
  };
  return { answer, stateOf: (id: string) => states.get(id) ?? idleState, deletedName };
}
