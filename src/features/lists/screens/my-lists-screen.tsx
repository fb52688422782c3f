import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ListPlus, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ownListsQuery } from '#features/lists/data/named-list-queries.ts';
import { FavoriteTabs } from '#features/favorites/components/favorite-tabs.tsx';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/lists/texts.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFocusAfterClose } from '#ui/use-focus-after-close.ts';
import { ListCard } from './list-card.tsx';
import { coversPerList, useListCovers } from './use-list-covers.ts';

const NewListDialog = lazyDialog(async () => (await import('./new-list-dialog.tsx')).NewListDialog);
const EditListDialog = lazyDialog(
  async () => (await import('./edit-list-dialog.tsx')).EditListDialog,
);
const DeleteListDialog = lazyDialog(
  async () => (await import('./delete-list-dialog.tsx')).DeleteListDialog,
);

/** Lists shown initially and added by each button press: one query reads all their covers. */
const pageSize = Math.floor(maxIdsPerQuery / coversPerList);

const gridClasses = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3';

export default function MyListsScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page pt-5 md:pt-10">
      <title>{texts.myListsPageTitle}</title>
      <MyLists uid={user.uid} />
    </div>
  );
}

function MyLists({ uid }: { uid: string }) {
  const query = useQuery(ownListsQuery(uid));
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const openNewListDialog = () => {
    setCreating(true);
  };
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl font-extrabold md:text-3xl">{texts.myLists}</h1>
        <Button onClick={openNewListDialog}>
          <Plus aria-hidden size={20} />
          {texts.newList}
        </Button>
      </div>
      <FavoriteTabs current="lists" />
      <p className="mt-4 mb-6 text-ink-muted">{texts.myListsHint}</p>
      <QueryView
        query={query}
        sentences={texts.listsErrors}
        loading={texts.loadingLists}
        skeleton={
          <div className={gridClasses}>
            <Skeleton className="h-72 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        }
        empty={
          <Banner icon={<ListPlus aria-hidden size={28} />} title={texts.noListsTitle}>
            <p>{texts.noListsHint}</p>
          </Banner>
        }
      >
        {(lists) => <ListCards uid={uid} lists={lists} />}
      </QueryView>
      {isCreating && (
        <NewListDialog
          uid={uid}
          onClose={() => {
            setCreating(false);
          }}
          onCreated={(listId) => void navigate(linkTo('/favorites/listas/:listId', { listId }))}
        />
      )}
    </>
  );
}

/** Renders the lists page by page, with the dialogs of their menus. */
function ListCards({ uid, lists }: { uid: string; lists: readonly NamedList[] }) {
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
        className={`${gridClasses} outline-none`}
      >
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
