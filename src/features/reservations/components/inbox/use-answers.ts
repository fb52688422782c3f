import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerMutation } from '#features/reservations/data/reservation-inbox-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type {
  GivenAnswer,
  ReservationAnswer,
} from '#features/reservations/model/reservation-answer.ts';
import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import { useToast } from '#ui/toast.tsx';

/** State of the answer to one reservation. */
export type AnswerState =
  | { kind: 'idle' }
  | { kind: 'saving'; answer: ReservationAnswer }
  | { kind: 'failed'; error: unknown; retry: () => void }
  /** The reservation had already changed to another status. */
  | { kind: 'overtaken'; status: ReservationStatus };

const done: Record<ReservationAnswer, string> = {
  confirmed: 'Reserva confirmada',
  declined: 'Reserva recusada',
  no_show: 'Falta marcada',
};

const idle: AnswerState = { kind: 'idle' };

export type Answers = ReturnType<typeof useAnswers>;

/** Returns a function that answers reservations. Answers are independent: a failed one does not block the others. */
export function useAnswers(uid: string) {
  const toast = useToast();
  const { mutateAsync } = useMutation(answerMutation(useQueryClient(), uid));
  const [states, setStates] = useState<ReadonlyMap<string, AnswerState>>(new Map());
  const [goneName, setGoneName] = useState('');
  const put = (id: string, state: AnswerState) => {
    setStates((known) => new Map(known).set(id, state));
  };

  const answer = (reservation: ReservationRequest, given: GivenAnswer, onGiven?: () => void) => {
    const { id } = reservation;
    if (states.get(id)?.kind === 'saving') return;
    put(id, { kind: 'saving', answer: given.answer });
    setGoneName('');
    mutateAsync({ reservation, given }).then(
      (outcome) => {
        if (outcome.kind === 'overtaken') {
          put(id, { kind: 'overtaken', status: outcome.reservation.status });
          return;
        }
        put(id, idle);
        onGiven?.();
        if (given.answer === 'no_show') {
          toast(done.no_show, {
            label: 'Desfazer',
            run: () => {
              answer(outcome.reservation, { answer: 'confirmed' });
            },
          });
          return;
        }
        const isUndone = given.answer === 'confirmed' && reservation.status === 'no_show';
        toast(isUndone ? 'Falta desfeita' : done[given.answer]);
      },
      (error: unknown) => {
        if (errorCode(error) === 'not-found') {
          // The row will leave the list, so the banner shows the error.
          put(id, idle);
          setGoneName(reservation.name);
          return;
        }
        const retry = () => {
          answer(reservation, given, onGiven);
        };
        put(id, { kind: 'failed', error, retry });
      },
    );
  };
  return { answer, stateOf: (id: string) => states.get(id) ?? idle, goneName };
}
