import { Printer, Share2, Copy } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { listLink } from '#features/lists/model/public-list.ts';
import { ShareButton } from '#features/share/components/share-button.tsx';
import { Button, buttonClasses } from '#ui/button.tsx';
import { ownListsQuery } from '#features/lists/data/named-list-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import * as texts from '#features/lists/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { listRefusalText } from '#features/lists/components/list-refusal.ts';
import { useSignedInDialog } from '#features/account/components/use-signed-in-dialog.ts';
import { lazyCode } from '#ui/progressive/lazy-code.ts';

/** Renders the actions of a visitor on a public list. */
export function PublicListActions({ list }: { list: PublicList }) {
  return (
    <div className="flex flex-wrap gap-2">
      <CopyListButton list={list} />
      <ShareButton
        title={list.name}
        path={listLink(list)}
        opensRight
        className={buttonClasses({ variant: 'secondary' })}
      >
        <Share2 aria-hidden size={18} />
        {texts.share}
      </ShareButton>
      <Button
        variant="secondary"
        onClick={() => {
          print();
        }}
      >
        <Printer aria-hidden size={18} />
        {texts.print}
      </Button>
    </div>
  );
}

const lazyCopyListDialog = lazyCode(
  async () => (await import('../copy-list-dialog.tsx')).CopyListDialog,
);

/** Button that copies the list to the user's own lists. A visitor has to sign in first. */
function CopyListButton({ list }: { list: PublicList }) {
  const client = useQueryClient();
  const {
    button,
    close: closeDialog,
    opened: openedDialog,
  } = useSignedInDialog({
    lazyDialog: lazyCopyListDialog,
    action: 'copy-list',
    hash: '#copiar',
    getObstacleText: listRefusalText,
    prefetch: (uid) => client.prefetchQuery(ownListsQuery(uid)),
    toErrorText: (error) => errorSentence(texts.listsErrors, errorCode(error)),
  });
  const { name, note, language, items } = list;
  return (
    <>
      <Button {...button}>
        <Copy aria-hidden size={18} />
        {texts.copyToMyLists}
      </Button>
      {openedDialog && (
        <openedDialog.Dialog
          uid={openedDialog.uid}
          title={texts.copyToMyLists}
          initialDraft={{ name, note }}
          notesLanguage={language}
          items={items.map((item) => ({ placeId: item.place.id, note: item.note }))}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
