import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ownCorrectionQuery,
  ownRequestMutation,
} from '#features/moderation/data/own-request-queries.ts';
import type { Correction } from '#features/moderation/model/correction.ts';
import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/moderation/request-texts.ts';
import { placeFieldLabels } from '#features/places/field-texts.ts';
import { joinPhrases, lowerFirst } from '#shared/formats/phrases.ts';
import { CorrectionForm } from './correction-form.tsx';
import { OwnRequestDialog, PendingRequest } from './own-request-dialog.tsx';
import type { PlaceDialogProps } from './own-request-dialog.tsx';

/** Renders the form for a correction of a place, or the user's pending correction. Only one may be pending. */
export function CorrectionDialog({ uid, place: latestPlace, onClose }: PlaceDialogProps<Place>) {
  // The place as it was when the dialog opened. Later changes by others must not become part of the correction.
  const [place] = useState(latestPlace);
  const ownCorrection = useQuery(ownCorrectionQuery(uid, place.id));
  const changeMutation = useMutation(ownRequestMutation(useQueryClient(), uid, place));
  const [doneText, setDoneText] = useState<string | null>(null);
  return (
    <OwnRequestDialog
      title={texts.suggestCorrection}
      query={ownCorrection}
      sentences={texts.correctionReadErrors}
      skeletonClasses="mt-3 h-96 w-full"
      doneText={doneText}
      onClose={onClose}
    >
      {(correction) =>
        correction?.status === 'pending' ? (
          <PendingRequest
            text={texts.correctionPending(describeCorrection(correction))}
            withdrawLabel={texts.withdrawCorrection}
            sentences={texts.correctionWithdrawalErrors}
            onClose={onClose}
            onWithdraw={async () => {
              await changeMutation.mutateAsync({ kind: 'withdraw-correction' });
              setDoneText(texts.correctionWithdrawn);
            }}
          />
        ) : (
          <>
            {correction?.status === 'declined' && <DeclinedNote answer={correction.answer} />}
            <CorrectionForm
              place={place}
              onSend={async (draft) => {
                await changeMutation.mutateAsync({ kind: 'correction', draft });
                setDoneText(texts.correctionSent);
              }}
            />
          </>
        )
      }
    </OwnRequestDialog>
  );
}

function describeCorrection({ isClosed, fields }: Correction): string {
  if (isClosed) return texts.correctionOfClosedPlace;
  const fieldNames = Object.keys(fields) as (keyof typeof fields)[];
  return joinPhrases(fieldNames.map((name) => lowerFirst(placeFieldLabels[name])));
}

function DeclinedNote({ answer }: { answer: string }) {
  return (
    <p dir="auto" className="mt-2 rounded-control bg-sunken px-4 py-3 text-sm wrap-anywhere">
      <span className="font-semibold">{texts.lastCorrectionDeclined}</span> {answer}
    </p>
  );
}
