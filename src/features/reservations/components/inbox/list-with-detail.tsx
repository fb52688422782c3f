import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Place } from '#features/places/model/place.ts';
import type {
  BrandMoment,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useOverlay } from '#ui/use-overlay.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { ReservationDetail } from './reservation-detail.tsx';
import { ReservationRow } from './reservation-row.tsx';
import type { Answers } from './use-answers.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

interface ListWithDetailProps {
  places: readonly Place[];
  /** Reservations in the order of the rows. */
  reservations: readonly ReservationRequest[];
  now: BrandMoment;
  answers: Answers;
  /** Column next to the list on wide screens. */
  pane: HTMLElement | null;
  /** @param row renders the row of a reservation */
  children: (row: (reservation: ReservationRequest, hasTime: boolean) => ReactNode) => ReactNode;
}

/**
 * Renders a list of reservations and the details of one. From 64rem on, the details are next to the list and show the
 * first pending reservation by default. On smaller screens a tap opens them in a sheet, which Back closes.
 */
export function ListWithDetail(props: ListWithDetailProps) {
  const { places, reservations, now, answers, pane, children } = props;
  const isBeside = useMediaQuery('(min-width: 64rem)');
  const overlay = useOverlay();
  const [chosenId, setChosenId] = useState('');
  const [decliningId, setDecliningId] = useState('');
  const chosen = reservations.find(({ id }) => id === chosenId);
  const hasProblem = ({ id }: ReservationRequest) =>
    ['failed', 'overtaken'].includes(answers.stateOf(id).kind);
  const shown =
    chosen ??
    reservations.find(hasProblem) ??
    reservations.find(({ status }) => status === 'pending') ??
    reservations[0];
  const declining = reservations.find(({ id }) => id === decliningId);
  const titles = new Map(places.map(({ id, title }) => [id, title]));
  const titleOf = ({ placeId }: ReservationRequest) => titles.get(placeId) ?? '';

  // The reservation shown in the sheet was moved to another day or deleted.
  const isStranded = overlay.isOpen && !chosen;
  const { close } = overlay;
  useEffect(() => {
    if (isStranded) close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isStranded]);

  const sheetId = useRef('');
  useEffect(() => {
    sheetId.current = overlay.isOpen ? chosenId : '';
  }, [overlay.isOpen, chosenId]);
  /** Closes the sheet after its reservation is answered. */
  const closeSheetOf = (id: string) => () => {
    if (sheetId.current === id) close();
  };

  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading, `${pane !== null} ${shown?.id} ${shown?.status}`);

  const row = (reservation: ReservationRequest, hasTime: boolean) => (
    <ReservationRow
      key={reservation.id}
      reservation={reservation}
      placeTitle={places.length > 1 ? titleOf(reservation) : ''}
      hasTime={hasTime}
      now={now}
      state={answers.stateOf(reservation.id)}
      isChosen={isBeside && reservation === shown}
      onChoose={() => {
        setChosenId(reservation.id);
        if (!isBeside) overlay.open();
      }}
      onConfirm={() => {
        answers.answer(reservation, { answer: 'confirmed' });
      }}
    />
  );
  const detailOf = (reservation: ReservationRequest) => (
    <ReservationDetail
      reservation={reservation}
      placeTitle={titleOf(reservation)}
      now={now}
      state={answers.stateOf(reservation.id)}
      onConfirm={() => {
        answers.answer(reservation, { answer: 'confirmed' }, closeSheetOf(reservation.id));
      }}
      onNoShow={() => {
        answers.answer(reservation, { answer: 'no_show' }, closeSheetOf(reservation.id));
      }}
      onDecline={() => {
        setDecliningId(reservation.id);
      }}
    />
  );

  return (
    <>
      {children(row)}
      {isBeside &&
        pane &&
        shown &&
        createPortal(
          <section
            aria-label="Reserva escolhida"
            className="sticky top-[calc(var(--header-height)+1rem)] mt-4 max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto rounded-card border border-line bg-surface shadow-card"
          >
            <div className="p-5">
              <h2 ref={heading} tabIndex={-1} className="text-xl font-bold wrap-anywhere">
                <bdi>{shown.name}</bdi>
              </h2>
              {detailOf(shown)}
            </div>
          </section>,
          pane,
        )}
      {!isBeside &&
        overlay.isOpen &&
        chosen &&
        createPortal(
          <Dialog
            title={chosen.name}
            isSheet
            isBusy={answers.stateOf(chosen.id).kind === 'saving'}
            onClose={close}
          >
            {detailOf(chosen)}
          </Dialog>,
          document.body,
        )}
      {declining && (
        <DeclineDialog
          key={declining.id}
          reservation={declining}
          onClose={() => {
            setDecliningId('');
          }}
          onDecline={(reason) => {
            setDecliningId('');
            answers.answer(declining, { answer: 'declined', reason }, closeSheetOf(declining.id));
          }}
        />
      )}
    </>
  );
}
