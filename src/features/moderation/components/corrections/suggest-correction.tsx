import { useQueryClient } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { ownCorrectionQuery } from '#features/moderation/data/corrections/correction-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/moderation/request-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { useSignedInDialog } from '#features/account/components/use-signed-in-dialog.ts';
import { lazyCode } from '#ui/lazy-code.ts';

const lazyDialog = lazyCode(async () => (await import('./correction-dialog.tsx')).CorrectionDialog);

/** Renders the button that opens the correction dialog of a place. A visitor signs in first. */
export function SuggestCorrection({ place }: { place: Place }) {
  const client = useQueryClient();
  const { button, open, close, opened } = useSignedInDialog({
    lazyDialog,
    hash: '#corrigir',
    getObstacleText,
    prefetch: (uid) => client.prefetchQuery(ownCorrectionQuery(uid, place.id)),
    toErrorText: (error) => errorSentence(texts.correctionErrors, errorCode(error)),
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={open}
        className="flex min-h-11 w-fit items-center gap-2 text-sm text-ink-muted underline underline-offset-4"
      >
        <PencilLine aria-hidden size={16} className="mx-0.5 shrink-0" />
        {texts.suggestCorrection}
      </button>
      {opened && <opened.Dialog uid={opened.uid} place={place} onClose={close} />}
    </>
  );
}

function getObstacleText(sessionUser: User | null): string {
  return sessionUser?.status === 'pending' ? texts.correctionAwaitsApproval : '';
}
