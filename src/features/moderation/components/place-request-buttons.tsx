import type { ComponentProps } from 'react';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { PencilLine, Store } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import {
  ownClaimQuery,
  ownCorrectionQuery,
  placeCreatorQuery,
} from '#features/moderation/data/own-request-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/moderation/request-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { useSessionActions, useSession } from '#features/account/components/session/use-session.ts';
import { useSignedInDialog } from '#features/account/components/use-signed-in-dialog.ts';
import { lazyCode } from '#ui/progressive/lazy-code.ts';
import type { Place } from '#features/places/model/place.ts';

/**
 * Returns true if the signed-in user manages the place. Until the creator of the place is known, every user with the
 * manager role counts as its manager.
 */
function useManagesPlace({ id, createdBy }: Place): boolean {
  const { user, isManager, canManagePlace } = useSession();
  const needsCreator = isManager && createdBy === '' && !canManagePlace(id);
  const creatorQuery = useQuery({
    ...placeCreatorQuery(user?.uid ?? '', id),
    enabled: needsCreator,
  });
  return (
    canManagePlace(id, createdBy || creatorQuery.data) || (needsCreator && creatorQuery.isPending)
  );
}

const lazyClaimDialog = lazyCode(async () => (await import('./claim-dialog.tsx')).ClaimDialog);
const lazyCorrectionDialog = lazyCode(
  async () => (await import('./correction-dialog.tsx')).CorrectionDialog,
);

/** Renders the button that opens the correction dialog of a place. A visitor signs in first. */
export function SuggestCorrection({ place }: { place: Place }) {
  const client = useQueryClient();
  const { button, close, opened } = useSignedInDialog({
    lazyDialog: lazyCorrectionDialog,
    action: 'correct',
    hash: '#corrigir',
    getObstacleText: (sessionUser) =>
      sessionUser?.status === 'pending' ? texts.correctionAwaitsApproval : '',
    prefetch: (uid) => client.prefetchQuery(ownCorrectionQuery(uid, place.id)),
    toErrorText: (error) => errorSentence(texts.correctionErrors, errorCode(error)),
  });
  return (
    <>
      <RequestButton {...button} icon={PencilLine} label={texts.suggestCorrection} />
      {opened && <opened.Dialog uid={opened.uid} place={place} onClose={close} />}
    </>
  );
}

/**
 * Renders the button that claims a place. A visitor signs in first. Users who manage the place do not see the button.
 */
export function ClaimPlace({ place }: { place: Place }) {
  const client = useQueryClient();
  const { refreshUser } = useSessionActions();
  const isManaging = useManagesPlace(place);
  const { button, close, opened } = useSignedInDialog({
    lazyDialog: lazyClaimDialog,
    action: 'claim',
    hash: '#meu-lugar',
    getObstacleText: (sessionUser) => getClaimObstacleText(sessionUser, place),
    prefetch: async (uid) => {
      const query = ownClaimQuery(uid, place.id);
      await client.prefetchQuery(query);
      // The claim may have been approved after this page loaded. The refreshed user lets the dialog show that.
      const isApproved = client.getQueryData(query.queryKey)?.status === 'approved';
      if (isApproved) await refreshUser().catch(() => undefined);
    },
    toErrorText: (error) => errorSentence(texts.claimErrors, errorCode(error)),
  });
  return (
    <>
      {!isManaging && <RequestButton {...button} icon={Store} label={texts.claimPlace} />}
      {opened && <opened.Dialog uid={opened.uid} place={place} onClose={close} />}
    </>
  );
}

interface RequestButtonProps extends Pick<
  ComponentProps<'button'>,
  'ref' | 'onClick' | 'aria-disabled'
> {
  icon: LucideIcon;
  label: string;
}

function RequestButton({ icon: Icon, label, ...buttonProps }: RequestButtonProps) {
  return (
    <button
      type="button"
      {...buttonProps}
      className="flex min-h-11 w-fit items-center gap-2 text-sm text-ink-muted underline underline-offset-4 aria-disabled:opacity-55"
    >
      <Icon aria-hidden size={16} className="mx-0.5 shrink-0" />
      {label}
    </button>
  );
}

function getClaimObstacleText(sessionUser: User | null, { id, createdBy }: Place): string {
  if (sessionUser?.status === 'pending') {
    return texts.claimAwaitsApproval;
  }
  return sessionUser && canManagePlace(sessionUser, id, createdBy) ? texts.alreadyManaging : '';
}
