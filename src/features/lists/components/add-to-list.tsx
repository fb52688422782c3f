import { useQueryClient } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { errorCode } from '#shared/app-error.ts';
import * as texts from '#features/lists/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { lazyCode } from '#ui/progressive/lazy-code.ts';
import { listRefusalText } from './list-refusal.ts';
import { useSignedInDialog } from '#features/account/components/use-signed-in-dialog.ts';

const lazyAddToListDialog = lazyCode(
  async () => (await import('./add-to-list-dialog.tsx')).AddToListDialog,
);

const lazyQueries = lazyCode(() => import('#features/lists/data/named-list-queries.ts'));

interface AddToListProps {
  place: { id: string; title: string };
  className: string;
}

/** Button that opens the dialog to add a place to own lists. A visitor has to sign in first. */
export function AddToList({ place, className }: AddToListProps) {
  const client = useQueryClient();
  const {
    button,
    close: closeDialog,
    opened: openedDialog,
  } = useSignedInDialog({
    lazyDialog: lazyAddToListDialog,
    action: 'add-to-list',
    hash: '#lista',
    getObstacleText: listRefusalText,
    prefetch: async (uid) => {
      const { ownListsQuery } = await lazyQueries.load();
      await client.prefetchQuery(ownListsQuery(uid));
    },
    toErrorText: (error) => errorSentence(texts.listsErrors, errorCode(error)),
  });
  return (
    <>
      <button
        {...button}
        type="button"
        aria-label={texts.addToList}
        title={texts.addToList}
        className={`${className} aria-disabled:opacity-55`}
      >
        <ListPlus aria-hidden size={22} />
      </button>
      {openedDialog && (
        <openedDialog.Dialog uid={openedDialog.uid} place={place} onClose={closeDialog} />
      )}
    </>
  );
}
