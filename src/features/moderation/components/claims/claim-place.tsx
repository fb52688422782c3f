import { useQueryClient, useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import {
  ownClaimQuery,
  placeCreatorQuery,
} from '#features/moderation/data/claims/claim-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/moderation/request-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { useSessionActions, useSession } from '#features/account/components/session/use-session.ts';
import { useSignedInDialog } from '#features/account/components/use-signed-in-dialog.ts';
import { lazyCode } from '#ui/lazy-code.ts';
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

const lazyDialog = lazyCode(async () => (await import('./claim-dialog.tsx')).ClaimDialog);

/**
 * Renders the button that claims a place. A visitor signs in first. Users who manage the place do not see the button.
 */
export function ClaimPlace({ place }: { place: Place }) {
  const client = useQueryClient();
  const { refreshUser } = useSessionActions();
  const isManaging = useManagesPlace(place);
  const { button, open, close, opened } = useSignedInDialog({
    lazyDialog,
    hash: '#meu-lugar',
    getObstacleText: (sessionUser) => getObstacleText(sessionUser, place),
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
      {!isManaging && (
        <button
          ref={button}
          type="button"
          onClick={open}
          className="flex min-h-11 w-fit items-center gap-2 text-sm text-ink-muted underline underline-offset-4"
        >
          <Store aria-hidden size={16} className="mx-0.5 shrink-0" />
          {texts.claimPlace}
        </button>
      )}
      {opened && <opened.Dialog uid={opened.uid} place={place} onClose={close} />}
    </>
  );
}

function getObstacleText(sessionUser: User | null, { id, createdBy }: Place): string {
  if (sessionUser?.status === 'pending') {
    return texts.claimAwaitsApproval;
  }
  return sessionUser && canManagePlace(sessionUser, id, createdBy) ? texts.alreadyManaging : '';
}
