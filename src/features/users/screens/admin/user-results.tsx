import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { UserSearch as UserSearchIcon } from 'lucide-react';
import { userCountsQuery, userListQuery } from '#features/users/data/admin-user-queries.ts';
import type { UserCursor } from '#features/users/data/admin-user-store.ts';
import { countForFilter, userFilterParams } from '#features/users/model/user-list.ts';
import type { UserFilter } from '#features/users/model/user-list.ts';
import type { User } from '#features/account/model/user.ts';
import { formatDate } from '#shared/formats/formats.ts';
import * as texts from '#features/users/panel-texts.ts';
import { Pager } from '#ui/pager.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { useCursorPages } from '#ui/use-cursor-pages.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { RowsSkeleton, rowsClasses } from '#ui/rows.tsx';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import type { UserTask } from './user-task.ts';
import { UserCell, UserMenu, RoleBadge, StatusBadge } from './user-controls.tsx';
import type { UserRowsProps } from './user-controls.tsx';

interface UserResultsProps {
  admin: User;
  filter: UserFilter;
  onTask: (task: UserTask) => void;
  onShowAll: () => void;
}

/** Tailwind's lg breakpoint, from which all columns fit next to the sidebar. */
const tableMediaQuery = '(min-width: 64rem)';

/** Renders one page of users, as a table on wide screens and as cards on others. */
export function UserResults({ admin, filter, onTask, onShowAll }: UserResultsProps) {
  const pages = useCursorPages<UserCursor>(userFilterParams(filter).toString());
  const list = useQuery(userListQuery(admin.uid, filter, pages.cursor));
  const counts = useQuery(userCountsQuery(admin.uid)).data;
  const isWide = useMediaQuery(tableMediaQuery);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const Rows = isWide ? UserTable : UserCards;
  const changePage = (change: () => void) => {
    change();
    headingRef.current?.focus();
  };

  return (
    <div className="mt-6">
      <QueryView
        query={list}
        sentences={texts.userListErrors}
        loading={texts.loadingUsers}
        skeleton={<RowsSkeleton count={8} />}
      >
        {({ items, nextCursor, count }) => {
          const total = count ?? (counts ? countForFilter(counts, filter) : null);
          return (
            <section aria-labelledby="lista-de-usuarios">
              <h2
                ref={headingRef}
                id="lista-de-usuarios"
                tabIndex={-1}
                className="mb-3 scroll-mt-40 font-semibold text-ink-muted outline-none"
              >
                <span role="status">
                  {listTitle(items.length, total, pages.page, nextCursor !== null)}
                </span>
              </h2>
              {items.length > 0 ? (
                <Rows users={items} adminId={admin.uid} onTask={onTask} />
              ) : (
                <NoUsersFound filter={filter} page={pages.page} onShowAll={onShowAll} />
              )}
              <Pager
                page={pages.page}
                hasNext={nextCursor !== null}
                isBusy={list.isPlaceholderData}
                onPrevious={() => {
                  changePage(pages.goBack);
                }}
                onNext={() => {
                  changePage(() => {
                    if (nextCursor) pages.goTo(nextCursor);
                  });
                }}
              />
            </section>
          );
        }}
      </QueryView>
    </div>
  );
}

function listTitle(
  shownCount: number,
  total: number | null,
  page: number,
  hasNext: boolean,
): string {
  if (total !== null) return texts.userCount(total);
  if (page === 1 && !hasNext) return texts.userCount(shownCount);
  return texts.userCountOnPage(shownCount);
}

function NoUsersFound({
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
    return <Banner as="h3" icon={icon} title={texts.lastPagePassed} />;
  }
  return (
    <Banner
      as="h3"
      icon={icon}
      title={texts.nobodyFound}
      actions={
        <Button variant="secondary" onClick={onShowAll}>
          {texts.showEveryone}
        </Button>
      }
    >
      <p>{filter.text === '' ? texts.noAccountForFilters : texts.userSearchHint}</p>
    </Banner>
  );
}

/** Renders users as rows of a list on narrow screens. */
function UserCards({ users, adminId, onTask }: UserRowsProps) {
  return (
    <ul className={rowsClasses}>
      {users.map((user) => {
        const isSelf = user.uid === adminId;
        return (
          <li key={user.uid} className="py-3 pr-2 pl-4">
            <div className="flex items-center gap-2">
              <UserCell user={user} isSelf={isSelf} />
              <UserMenu user={user} isSelf={isSelf} onTask={onTask} />
            </div>
            {/* Only what is unusual: a role with rights, and a status. */}
            <p className="mt-1 flex flex-wrap items-center gap-2 pr-2 pl-14 empty:hidden">
              {user.role !== 'member' && <RoleBadge user={user} />}
              {user.status !== 'active' && <StatusBadge status={user.status} />}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const headClasses = 'px-3 py-3 text-left text-sm font-semibold text-ink-muted';
const cellClasses = 'px-3 py-3 align-middle';

/** Renders users as table rows on wide screens. */
function UserTable({ users, adminId, onTask }: UserRowsProps) {
  return (
    <div className={rowsClasses}>
      <table className="w-full table-fixed border-collapse" aria-labelledby="lista-de-usuarios">
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className={headClasses}>
              {texts.userColumn}
            </th>
            <th scope="col" className={`${headClasses} w-60`}>
              {texts.roleLabel}
            </th>
            <th scope="col" className={`${headClasses} w-32`}>
              {texts.statusLabel}
            </th>
            <th scope="col" className={`${headClasses} w-28`}>
              {texts.sinceColumn}
            </th>
            <th scope="col" className={`${headClasses} w-20`}>
              {texts.actionsColumn}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {users.map((user) => {
            const isSelf = user.uid === adminId;
            return (
              <tr key={user.uid}>
                <td className={cellClasses}>
                  <UserCell user={user} isSelf={isSelf} />
                </td>
                <td className={cellClasses}>
                  <div className="flex flex-wrap items-center gap-2">
                    <RoleBadge user={user} />
                  </div>
                </td>
                <td className={cellClasses}>
                  <StatusBadge status={user.status} />
                </td>
                <td className={`${cellClasses} text-sm text-ink-muted tabular`}>
                  {formatDate(user.createdAt)}
                </td>
                <td className={cellClasses}>
                  <UserMenu user={user} isSelf={isSelf} onTask={onTask} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
