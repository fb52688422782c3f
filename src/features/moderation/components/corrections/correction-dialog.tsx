import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import {
  ownCorrectionMutation,
  ownCorrectionQuery,
} from '#features/moderation/data/corrections/correction-queries.ts';
import type { Correction } from '#features/moderation/model/correction.ts';
import { errorCode } from '#shared/app-error.ts';
import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/moderation/request-texts.ts';
import { placeFieldLabels } from '#features/places/field-texts.ts';
import { joinPhrases, lowerFirst } from '#shared/formats/phrases.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialogContent } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CorrectionForm } from './correction-form.tsx';

interface CorrectionDialogProps {
  uid: string;
  place: Place;
  onClose: () => void;
}

/** Renders the form for a correction of a place, or the user's pending correction. Only one may be pending. */
export function CorrectionDialog({ uid, place: latestPlace, onClose }: CorrectionDialogProps) {
  // The place as it was when the dialog opened. Later changes by others must not become part of the correction.
  const [place] = useState(latestPlace);
  const ownCorrection = useQuery(ownCorrectionQuery(uid, place.id));
  const changeMutation = useMutation(ownCorrectionMutation(useQueryClient(), uid, place));
  const [outcome, setOutcome] = useState<'sent' | 'withdrawn' | null>(null);
  return (
    <Dialog title={texts.suggestCorrection} isSheet onClose={onClose}>
      {outcome ? (
        <Thanks outcome={outcome} onDone={onClose} />
      ) : (
        <QueryView
          query={ownCorrection}
          sentences={texts.correctionReadErrors}
          failure="line"
          isQuiet
          loading={texts.opening}
          skeleton={<Skeleton className="mt-3 h-96 w-full" />}
        >
          {(correction) =>
            correction?.status === 'pending' ? (
              <PendingCorrectionView
                correction={correction}
                onClose={onClose}
                onWithdraw={async () => {
                  await changeMutation.mutateAsync(null);
                  setOutcome('withdrawn');
                }}
              />
            ) : (
              <>
                {correction?.status === 'declined' && <DeclinedNote answer={correction.answer} />}
                <CorrectionForm
                  place={place}
                  onSend={async (draft) => {
                    await changeMutation.mutateAsync(draft);
                    setOutcome('sent');
                  }}
                />
              </>
            )
          }
        </QueryView>
      )}
    </Dialog>
  );
}

const thanksTexts = {
  sent: texts.correctionSent,
  withdrawn: texts.correctionWithdrawn,
};

function Thanks({ outcome, onDone }: { outcome: 'sent' | 'withdrawn'; onDone: () => void }) {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <p role="status" className="flex items-start gap-3">
        <CircleCheck aria-hidden size={24} className="mt-0.5 shrink-0 text-sea-ink" />
        {thanksTexts[outcome]}
      </p>
      {/* The focused element was unmounted with the form, so this button takes the focus. */}
      <Button block onClick={onDone} ref={(button) => button?.focus()}>
        {texts.understood}
      </Button>
    </div>
  );
}

interface PendingCorrectionProps {
  correction: Correction;
  onClose: () => void;
  onWithdraw: () => unknown;
}

function PendingCorrectionView({ correction, onClose, onWithdraw }: PendingCorrectionProps) {
  return (
    <ConfirmDialogContent
      confirmLabel={texts.withdrawCorrection}
      busyLabel={texts.withdrawing}
      cancelLabel={texts.close}
      isStacked
      sentences={texts.correctionWithdrawalErrors}
      isFinal={(error) => errorCode(error) === 'conflict'}
      onClose={onClose}
      onConfirm={onWithdraw}
    >
      <p className="flex items-start gap-3">
        <Clock aria-hidden size={24} className="mt-0.5 shrink-0 text-sea-ink" />
        <span>{texts.correctionPending(describeCorrection(correction))}</span>
      </p>
    </ConfirmDialogContent>
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
