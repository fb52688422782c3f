import { useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import type { NamedList } from '#features/lists/model/named-list.ts';
import * as texts from '#features/lists/texts.ts';
import { maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import { MoreButton } from '#ui/more-button.tsx';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { useFocusAfterClose } from '#ui/use-focus-after-close.ts';
import { ListCard } from './list-card.tsx';
import { coversPerList, useListCovers } from './use-list-covers.ts';

const EditListDialog = lazyDialog(
  async () => (await import('./edit-list-dialog.tsx')).EditListDialog,
);
const DeleteListDialog = lazyDialog(
  async () => (await import('./delete-list-dialog.tsx')).DeleteListDialog,
);

/** Lists shown initially and added by each button press: one query reads all their covers. */
const pageSize = Math.floor(maxIdsPerQuery / coversPerList);

interface ListCardsProps {
  uid: string;
  lists: readonly NamedList[];
  onCreate: () => void;
}

/** Renders the lists page by page, with the dialogs of their menus. A tile before them creates another one. */
export function ListCards({ uid, lists, onCreate }: ListCardsProps) {
  const [shownCount, setShownCount] = useState(pageSize);
  const [openDialog, setOpenDialog] = useState<{ kind: 'edit' | 'delete'; list: NamedList } | null>(
    null,
  );
  const gridRef = useRef<HTMLUListElement>(null);
  const focusGridAfterClose = useFocusAfterClose(gridRef, openDialog !== null);
  const shownLists = lists.slice(0, shownCount);
  const coversOf = useListCovers(uid, shownLists);
  const closeDialog = () => {
    setOpenDialog(null);
  };
  return (
    <>
      <ul
        ref={gridRef}
        tabIndex={-1}
        aria-label={texts.myLists}
        className="grid gap-6 outline-none sm:grid-cols-2 lg:grid-cols-3"
      >
        <li className="min-w-0">
          <button
            type="button"
            onClick={onCreate}
            className="flex w-full items-center justify-center gap-2 rounded-card border border-dashed border-control-line py-6 font-semibold text-sea-ink hover:bg-sunken sm:aspect-[16/10] sm:flex-col"
          >
            <Plus aria-hidden size={28} />
            {texts.newList}
          </button>
        </li>
        {shownLists.map((list) => (
          <li key={list.id} className="min-w-0">
            <ListCard
              list={list}
              covers={coversOf(list)}
              onEdit={() => {
                setOpenDialog({ kind: 'edit', list });
              }}
              onRemove={() => {
                setOpenDialog({ kind: 'delete', list });
              }}
            />
          </li>
        ))}
      </ul>
      {lists.length > shownCount && (
        <MoreButton
          label={texts.showMore}
          onMore={() => {
            setShownCount(shownCount + pageSize);
          }}
        />
      )}
      {openDialog?.kind === 'edit' && (
        <EditListDialog uid={uid} list={openDialog.list} onClose={closeDialog} />
      )}
      {openDialog?.kind === 'delete' && (
        <DeleteListDialog
          uid={uid}
          list={openDialog.list}
          onClose={closeDialog}
          onDeleted={() => {
            focusGridAfterClose();
            closeDialog();
          }}
        />
      )}
    </>
  );
}
