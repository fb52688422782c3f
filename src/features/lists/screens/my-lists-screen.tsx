import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ListPlus, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ownListsQuery } from '#features/lists/data/named-list-queries.ts';
import { FavoriteTabs } from '#features/favorites/components/favorite-tabs.tsx';
import { heading } from '#features/favorites/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/lists/texts.ts';
import { lazyDialog, lazyPart } from '#ui/progressive/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const skeleton = (
  <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
    <Skeleton className="h-72 rounded-card" />
    <Skeleton className="h-72 rounded-card" />
  </div>
);

const ListCards = lazyPart(
  texts.loadingLists,
  async () => (await import('./list-cards.tsx')).ListCards,
  { skeleton },
);
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
      {/* The tabs have one title. */}
      <h1 className="mb-2 text-2xl font-extrabold md:text-3xl">{heading}</h1>
      <FavoriteTabs current="lists" />
      <h2 className="mt-4 text-xl font-bold">{texts.myLists}</h2>
      <p className="mt-1 mb-6 text-ink-muted">{texts.myListsHint}</p>
      <QueryView
        query={query}
        sentences={texts.listsErrors}
        loading={texts.loadingLists}
        skeleton={skeleton}
        empty={
          <Banner
            icon={<ListPlus aria-hidden size={28} />}
            title={texts.noListsTitle}
            actions={
              <Button onClick={openNewListDialog}>
                <Plus aria-hidden size={20} />
                {texts.newList}
              </Button>
            }
          >
            <p>{texts.noListsHint}</p>
          </Banner>
        }
      >
        {(lists) => <ListCards uid={uid} lists={lists} onCreate={openNewListDialog} />}
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
