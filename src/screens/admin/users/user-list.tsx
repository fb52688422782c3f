import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { UserSearch as UserSearchIcon } from 'lucide-react';
import { userCountsQuery, userListQuery } from '#data/users/admin-user-queries.ts';
import type { UserCursor } from '#data/users/admin-user-store.ts';
import { countOfFilter, userFilterParams } from '#domain/user-list.ts';
import type { UserFilter } from '#domain/user-list.ts';
import type { User } from '#domain/user.ts';
import { countText } from '#texts/formats.ts';
import { userListErrors } from '#texts/errors/admin.ts';
import { Pager } from '#components/cursor-pages/pager.tsx';
import { useCursorPages } from '#components/cursor-pages/use-cursor-pages.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { useMediaQuery } from '#components/media-query/use-media-query.ts';
import { RowsSkeleton } from '#components/place-rows/place-rows.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { UserCards } from './user-cards.tsx';
import type { UserTask } from './user-task.ts';
import { UserTable } from './user-table.tsx';

interface UserListProps {
  admin: User;
  filter: UserFilter;
  onTask: (task: UserTask) => void;
  onShowAll: () => void;
}

/** Tailwind's lg: from here on all columns have room. */
const tableScreen = '(min-width: 64rem)';

/** One page of people: a table where there is room for it, cards elsewhere. */
export function UserList({ admin, filter, onTask, onShowAll }: UserListProps) {
  const pages = useCursorPages<UserCursor>(userFilterParams(filter).toString());
  const list = useQuery(userListQuery(admin.uid, filter, pages.cursor));
  const counts = useQuery(userCountsQuery(admin.uid)).data;
  const isWide = useMediaQuery(tableScreen);
  const heading = useRef<HTMLHeadingElement>(null);

  if (list.error && !list.data) {
    return (
      <FailureNotice
        sentences={userListErrors}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.data) {
    return (
      <div className="mt-6">
        <LoadingRegion label="Carregando usuários...">
          <RowsSkeleton count={8} />
        </LoadingRegion>
      </div>
    );
  }
  const { items, nextCursor } = list.data;
  const total = counts ? countOfFilter(counts, filter) : null;
  const Rows = isWide ? UserTable : UserCards;
  const turn = (go: () => void) => {
    go();
    heading.current?.focus();
  };

  return (
    <section aria-labelledby="lista-de-usuarios" className="mt-6" aria-busy={list.isFetching}>
      <h2
        ref={heading}
        id="lista-de-usuarios"
        tabIndex={-1}
        className="mb-3 scroll-mt-40 font-semibold text-ink-muted outline-none"
      >
        <span role="status">{listTitle(items.length, total, pages.page, nextCursor !== null)}</span>
      </h2>
      {list.error && (
        <FailureLine
          sentences={userListErrors}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {items.length > 0 ? (
        <div className={cx('transition-opacity', list.isPlaceholderData && 'opacity-55')}>
          <Rows people={items} adminId={admin.uid} onTask={onTask} />
        </div>
      ) : (
        <Nobody filter={filter} page={pages.page} onShowAll={onShowAll} />
      )}
      <Pager
        page={pages.page}
        hasNext={nextCursor !== null}
        isBusy={list.isPlaceholderData}
        onPrevious={() => {
          turn(pages.goBack);
        }}
        onNext={() => {
          turn(() => {
            if (nextCursor) pages.goTo(nextCursor);
          });
        }}
      />
    </section>
  );
}

function listTitle(shown: number, total: number | null, page: number, hasNext: boolean): string {
  const people = (count: number) => countText(count, 'pessoa', 'pessoas');
  if (total !== null) return people(total);
  if (page === 1 && !hasNext) return people(shown);
  return `${people(shown)} nesta página`;
}

function Nobody({
  filter,
  page,
  onShowAll,
}: {
  filter: UserFilter;
  page: number;
  onShowAll: () => void;
}) {
  const icon = <UserSearchIcon aria-hidden size={28} />;
  if (page > 1) {
    return <Notice as="h3" icon={icon} title="A lista acabou na página anterior" />;
  }
  return (
    <Notice
      as="h3"
      icon={icon}
      title="Ninguém encontrado"
      actions={
        <Button variant="secondary" onClick={onShowAll}>
          Mostrar todas as pessoas
        </Button>
      }
    >
      <p>
        {filter.text === ''
          ? 'Nenhuma conta tem este papel e esta situação.'
          : 'A busca olha o começo do nome e do e-mail, com ou sem acento. Tente menos letras.'}
      </p>
    </Notice>
  );
}
