import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Place } from '#features/places/model/place.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import { reservationRecord } from '#features/reservations/model/reservation-request.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useOverlay } from '#ui/use-overlay.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RichText } from '#ui/rich-text.tsx';
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
  /** Column next to the list on wide screens; undefined if the details always open in a sheet. */
  pane: HTMLElement | null | undefined;
  /** @param renderRow renders the row of a reservation */
  children: (
    renderRow: (reservation: ReservationRequest, showsTime: boolean) => ReactNode,
  ) => ReactNode;
}

/**
 * Renders a list of reservations and the details of one. From 80rem on, the details are next to the list. By default
 * they show the first reservation whose answer failed or was overtaken, otherwise the first pending one, otherwise the
 * first. On smaller screens a tap opens them in a sheet, which Back closes.
 */
export function ListWithDetail(props: ListWithDetailProps) {
  const { places, reservations, now, answers, pane, children } = props;
  const isWide = useMediaQuery('(min-width: 80rem)');
  const isSideBySide = isWide && pane !== undefined;
  const overlay = useOverlay();
  const [chosenId, setChosenId] = useState('');
  const [decliningId, setDecliningId] = useState('');
  const chosenReservation = reservations.find(({ id }) => id === chosenId);
  const hasProblem = ({ id }: ReservationRequest) =>
    ['failed', 'overtaken'].includes(answers.stateOf(id).kind);
  const shownReservation =
    chosenReservation ??
    reservations.find(hasProblem) ??
    reservations.find(({ status }) => status === 'pending') ??
    reservations[0];
  const decliningReservation = reservations.find(({ id }) => id === decliningId);
  const placeTitles = new Map(places.map(({ id, title }) => [id, title]));
  const getPlaceTitle = ({ placeId }: ReservationRequest) => placeTitles.get(placeId) ?? '';

  // True after the reservation in the sheet was moved to another day or deleted.
  const isSheetOutdated = overlay.isOpen && !chosenReservation;
  const { close } = overlay;
  useEffect(() => {
    if (isSheetOutdated) close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSheetOutdated]);

  const sheetIdRef = useRef('');
  useEffect(() => {
    sheetIdRef.current = overlay.isOpen ? chosenId : '';
  }, [overlay.isOpen, chosenId]);
  /** Returns a function that closes the sheet if it still shows the reservation. */
  const createSheetCloser = (id: string) => () => {
    if (sheetIdRef.current === id) close();
  };

  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusFallback(
    headingRef,
    `${Boolean(pane)} ${shownReservation?.id} ${shownReservation?.status}`,
  );

  const renderRow = (reservation: ReservationRequest, showsTime: boolean) => (
    <ReservationRow
      key={reservation.id}
      reservation={reservation}
      placeTitle={places.length > 1 ? getPlaceTitle(reservation) : ''}
      showsTime={showsTime}
      now={now}
      state={answers.stateOf(reservation.id)}
      isChosen={isSideBySide && reservation === shownReservation}
      onChoose={() => {
        setChosenId(reservation.id);
        if (!isSideBySide) overlay.open();
      }}
      onConfirm={() => {
        answers.answer(reservation, { answer: 'confirmed' });
      }}
      isQuiet={isSideBySide}
      onDecline={
        isSideBySide
          ? undefined
          : () => {
              setDecliningId(reservation.id);
            }
      }
    />
  );
  const renderDetail = (reservation: ReservationRequest) => (
    <ReservationDetail
      reservation={reservation}
      placeTitle={getPlaceTitle(reservation)}
      now={now}
      state={answers.stateOf(reservation.id)}
      onConfirm={() => {
        answers.answer(reservation, { answer: 'confirmed' }, createSheetCloser(reservation.id));
      }}
      onNoShow={() => {
        answers.answer(reservation, { answer: 'no_show' }, createSheetCloser(reservation.id));
      }}
      onDecline={() => {
        setDecliningId(reservation.id);
      }}
    />
  );

  return (
    <>
      {children(renderRow)}
      {isSideBySide &&
        pane &&
        shownReservation &&
        createPortal(
          <section
            aria-label={texts.chosenReservation}
            className="sticky top-[calc(var(--header-height)+1rem)] mt-4 max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto rounded-card border border-line bg-surface shadow-card"
          >
            <div className="p-5">
              <h2 ref={headingRef} tabIndex={-1} className="text-xl font-bold wrap-anywhere">
                <bdi>{shownReservation.name}</bdi>
              </h2>
              {renderDetail(shownReservation)}
            </div>
          </section>,
          pane,
        )}
      {!isSideBySide &&
        overlay.isOpen &&
        chosenReservation &&
        createPortal(
          <Dialog
            title={chosenReservation.name}
            isSheet
            isBusy={answers.stateOf(chosenReservation.id).kind === 'saving'}
            onClose={close}
          >
            {renderDetail(chosenReservation)}
          </Dialog>,
          document.body,
        )}
      {decliningReservation && (
        <DeclineDialog
          key={decliningReservation.id}
          reservation={decliningReservation}
          onClose={() => {
            setDecliningId('');
          }}
          onDecline={(reason) => {
            setDecliningId('');
            answers.answer(
              decliningReservation,
              { answer: 'declined', reason },
              createSheetCloser(decliningReservation.id),
            );
          }}
        />
      )}
    </>
  );
}

interface DeclineDialogProps {
  reservation: ReservationRequest;
  onClose: () => void;
  onDecline: (reason: string) => void;
}

/**
 * Asks for confirmation and a reason before a reservation is declined. The reservation id is its `key`, so each
 * reservation starts without a reason.
 */
function DeclineDialog({ reservation, onClose, onDecline }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const { name, status } = reservation;
  const wasConfirmed = status === 'confirmed';
  return (
    <ConfirmDialog
      title={wasConfirmed ? texts.declineConfirmedTitle : texts.declinePendingTitle}
      confirmLabel={wasConfirmed ? texts.declineConfirmed : texts.declinePending}
      cancelLabel={texts.goBack}
      isStacked
      isBlocked={lengthProblem(reason, reservationRecord.fields.reason.maxLength) !== ''}
      onConfirm={() => {
        onDecline(reason);
      }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <RichText
          text={texts.declinedReservation(reservation)}
          parts={{ name: () => <bdi>{name}</bdi> }}
        />
      </p>
      <div role="group" aria-label={texts.commonReasons} className="flex flex-wrap gap-2">
        {Object.entries(texts.declineReasons).map(([label, sentence]) => (
          <ToggleChip
            key={label}
            pressed={reason === sentence}
            onToggle={() => {
              setReason(reason === sentence ? '' : sentence);
            }}
          >
            {label}
          </ToggleChip>
        ))}
      </div>
      <TextArea
        label={texts.reasonLabel}
        name="reason"
        rows={2}
        value={reason}
        onChange={setReason}
        measure={textLength(reservationRecord.fields.reason.maxLength)}
        hint={texts.reasonHint}
      />
    </ConfirmDialog>
  );
}
