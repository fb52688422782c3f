import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { ownListsQuery } from '#features/lists/data/named-list-queries.ts';
import { langOf } from '#shared/translations.ts';
import * as brand from '#shared/brand.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/lists/texts.ts';
import { lazyDialog, lazyPart } from '#ui/progressive/lazy-part.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ItemList } from './item-list.tsx';

/** Lazy-loaded because it is rarely shown. */
const NoList = lazyPart(texts.loading, async () => (await import('./no-list.tsx')).NoList, {
  hasPlace: false,
});

const EditListDialog = lazyDialog(
  async () => (await import('./edit-list-dialog.tsx')).EditListDialog,
);
const DeleteListDialog = lazyDialog(
  async () => (await import('./delete-list-dialog.tsx')).DeleteListDialog,
);

const ListTools = lazyPart(
  texts.loading,
  async () => (await import('./list-tools.tsx')).ListTools,
  { skeleton: <Skeleton className="h-40 w-full rounded-card" /> },
);

export default function ListScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div data-prints className="page pt-3 md:pt-8">
      <div className="mx-auto flex max-w-3xl flex-col">
        <div data-on-screen>
          <BackLink to={linkTo('/favorites/listas')}>{texts.myLists}</BackLink>
        </div>
        <OwnList user={user} />
      </div>
    </div>
  );
}

function OwnList({ user }: { user: User }) {
  const { listId } = useParams();
  const query = useQuery(ownListsQuery(user.uid));
  return (
    <QueryView
      query={query}
      sentences={texts.listsErrors}
      failure="h1"
      loading={texts.loadingList}
      skeleton={
        <div className="mt-16">
          <RowsSkeleton count={4} />
        </div>
      }
    >
      {(lists) => (
        <ListContent key={listId} user={user} list={lists.find(({ id }) => id === listId)} />
      )}
    </QueryView>
  );
}

function ListContent({ user, list: storedList }: { user: User; list: NamedList | undefined }) {
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  /**
   * The list whose deletion the user requested. The page shows this copy after the deletion removed the list from the
   * cache.
   */
  const [listToDelete, setListToDelete] = useState<NamedList | null>(null);
  const list = storedList ?? listToDelete;
  if (!list) return <NoList />;
  return (
    <>
      <title>{`${list.name} · ${brand.name}`}</title>
      <h1 lang={langOf(list)} className="mt-1 text-2xl font-extrabold wrap-anywhere md:text-3xl">
        {list.name}
      </h1>
      {list.note && (
        <p
          lang={langOf(list)}
          dir="auto"
          className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line"
        >
          {list.note}
        </p>
      )}
      <div className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-ink-muted tabular">{texts.listedPlaces(list.items.length)}</p>
        <div className="-mx-4 flex flex-wrap">
          <Button
            variant="quiet"
            onClick={() => {
              setEditing(true);
            }}
          >
            <PencilLine aria-hidden size={18} />
            {texts.edit}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setListToDelete(list);
            }}
          >
            <Trash2 aria-hidden size={18} />
            {texts.deleteList}
          </Button>
        </div>
      </div>
      <div className="mb-4">
        <ListTools uid={user.uid} list={list} />
      </div>
      <div data-rows className="in-turn">
        <ItemList user={user} list={list} />
      </div>
      {isEditing && (
        <EditListDialog
          uid={user.uid}
          list={list}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
      {listToDelete && (
        <DeleteListDialog
          uid={user.uid}
          list={listToDelete}
          onClose={() => {
            setListToDelete(null);
          }}
          onDeleted={() => void navigate(linkTo('/favorites/listas'), { replace: true })}
        />
      )}
    </>
  );
}
