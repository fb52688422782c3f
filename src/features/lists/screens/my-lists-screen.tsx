import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ListPlus, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { ownListsQuery } from '#features/lists/data/named-list-queries.ts';
import { FavoriteTabs } from '#features/favorites/components/favorite-tabs.tsx';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { linkTo } from '#shared/routes.ts';
import { langOf } from '#shared/translations.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/lists/texts.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { cx } from '#ui/class-names.ts';
import { QueryView } from '#ui/query-view.tsx';
import { rowsClasses, RowsSkeleton } from '#ui/rows.tsx';

const NewListDialog = lazyDialog(async () => (await import('./new-list-dialog.tsx')).NewListDialog);

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
        skeleton={<RowsSkeleton count={3} />}
        empty={
          <Banner icon={<ListPlus aria-hidden size={28} />} title={texts.noListsTitle}>
            <p>{texts.noListsHint}</p>
          </Banner>
        }
      >
        {(lists) => (
          <ul className={cx(rowsClasses, 'max-w-2xl')}>
            {lists.map((list) => (
              <li key={list.id}>
                <ListLink list={list} />
              </li>
            ))}
          </ul>
        )}
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

function ListLink({ list }: { list: NamedList }) {
  const { id, name, note, isPublic, items } = list;
  return (
    <Link
      to={linkTo('/favorites/listas/:listId', { listId: id })}
      className="flex min-h-16 items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span lang={langOf(list)} className="block font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="block truncate text-sm text-ink-muted tabular">
          {texts.listDetails({ placeCount: items.length, isPublic })}
          {note && <span lang={langOf(list)}> · {note}</span>}
        </span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-muted" />
    </Link>
  );
}
