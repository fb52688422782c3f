import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reservationMutation } from '#features/reservations/data/reservation-queries.ts';
import type { RequestOutcome } from '#features/reservations/data/reservation-request-store.ts';
import type { Contact } from '#features/account/model/contact.ts';
import type { Place } from '#features/places/model/place.ts';
import type { ReservationDraft } from '#features/reservations/model/reservation-request.ts';
import type { User } from '#features/account/model/user.ts';
import { contactQuery, phoneMutation } from '#features/account/data/contact-queries.ts';
import * as texts from '#features/reservations/texts.ts';
import { createInitialFields } from '../../request/request-draft.ts';
import type { RequestFields, EnteredFields } from '../../request/request-draft.ts';
import { RequestForm } from '../../request/request-form.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { RequestResult } from './request-result.tsx';

interface RequestDialogProps {
  place: Place;
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Entered form values by user and place. Kept in memory until the browser tab is closed or reloaded. */
const drafts = new Map<string, EnteredFields>();

/** Renders the dialog that requests a reservation. Restores unsent values when it is opened again. */
export function RequestDialog({ place, user, open, onClose }: RequestDialogProps) {
  const key = `${user.uid} ${place.id}`;
  const [enteredFields, setEnteredFields] = useState(
    () => drafts.get(key) ?? createInitialFields(place.hours, user, new Date()),
  );
  const [outcome, setOutcome] = useState<RequestOutcome | null>(null);
  const toast = useToast();
  const client = useQueryClient();
  const sendMutation = useMutation(reservationMutation(client, user.uid));
  const savePhone = useMutation(phoneMutation(client, user));
  const { data: contact, isLoading } = useQuery(contactQuery(user.uid));
  const knownPhone = isLoading ? null : (contact?.phone ?? user.olderPhone);
  const fields: RequestFields = {
    ...enteredFields,
    phone: enteredFields.phone ?? knownPhone ?? '',
  };

  const saveDraft = (nextFields: EnteredFields) => {
    drafts.set(key, nextFields);
    setEnteredFields(nextFields);
  };
  const updateFields = (nextFields: RequestFields) => {
    saveDraft({
      ...nextFields,
      phone: nextFields.phone === fields.phone ? enteredFields.phone : nextFields.phone,
    });
  };
  const send = async (draft: ReservationDraft) => {
    const phone = fields.keepsPhone ? draft.phone : '';
    setOutcome(await sendMutation.mutateAsync({ placeId: place.id, draft }));
    // Keeps the values for a request at another time, even if the phone is not stored.
    saveDraft(fields);
    if (isPhoneSaved(phone, contact, user)) return;
    try {
      await savePhone.mutateAsync(phone);
    } catch {
      // The request was sent. Only the phone was not stored and must be typed again next time.
      toast(texts.phoneNotSaved);
    }
  };
  const startAgain = () => {
    setOutcome(null);
    updateFields({ ...fields, time: '', note: '' });
  };
  const close = () => {
    onClose();
    // The result is shown once; the next opening starts a new request.
    if (outcome) startAgain();
  };

  return (
    <Dialog title={getTitle(outcome)} isSheet open={open} onClose={close}>
      {outcome ? (
        <RequestResult place={place} outcome={outcome} onOtherTime={startAgain} onClose={close} />
      ) : (
        <RequestForm
          place={place}
          user={user}
          knownPhone={knownPhone}
          fields={fields}
          onChange={updateFields}
          onSend={send}
        />
      )}
    </Dialog>
  );
}

/**
 * Returns true if nothing must be stored: the contact record already has this phone, or there is neither a contact
 * record nor any phone. A phone in the older field of the user record must still be moved.
 * @param contact undefined if it could not be read
 */
function isPhoneSaved(
  phone: string,
  contact: Contact | null | undefined,
  { olderPhone }: User,
): boolean {
  if (contact) return contact.phone === phone;
  return contact === null && olderPhone === '' && phone === '';
}

function getTitle(outcome: RequestOutcome | null): string {
  if (!outcome) return texts.requestTitle;
  return outcome.isNew ? texts.requestSentTitle : texts.alreadyRequestedTitle;
}
