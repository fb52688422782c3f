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
import { RowsSkeleton } from '#ui/rows.tsx';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { cx } from '#ui/class-names.ts';
import type { UserTask } from './user-task.ts';
import { UserActions, UserCell, RoleControl, StatusControl } from './user-controls.tsx';
import type { UserRowsProps } from './user-controls.tsx';

interface UserResultsProps {
  admin: User;
  filter: UserFilter;
  onTask: (task: UserTask) => void;
  onShowAll: () => void;
}

/** Tailwind's xl breakpoint, from which all columns fit next to the sidebar. */
const tableMediaQuery = '(min-width: 80rem)';

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

/** Renders users as a list of cards on narrow screens. */
function UserCards({ users, adminId, onTask }: UserRowsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {users.map((user) => {
        const controlProps = { user, isSelf: user.uid === adminId, onTask };
        return (
          <li
            key={user.uid}
            className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card"
          >
            <UserCell {...controlProps} />
            {/* The longest role label needs the whole width of a phone. */}
            <div
              className={cx(
                'grid gap-3 sm:grid-cols-2',
                user.role !== 'super_admin' && 'grid-cols-2',
              )}
            >
              <RoleControl {...controlProps} />
              <StatusControl {...controlProps} />
            </div>
            <div className="mt-auto flex items-center justify-between gap-3">
              <p className="text-sm text-ink-muted">
                {texts.memberSince(formatDate(user.createdAt))}
              </p>
              <UserActions {...controlProps} />
            </div>
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
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <table className="w-full table-fixed border-collapse" aria-labelledby="lista-de-usuarios">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={headClasses}>
              {texts.userColumn}
            </th>
            <th scope="col" className={`${headClasses} w-64`}>
              {texts.roleLabel}
            </th>
            <th scope="col" className={`${headClasses} w-40`}>
              {texts.statusLabel}
            </th>
            <th scope="col" className={`${headClasses} w-28`}>
              {texts.sinceColumn}
            </th>
            <th scope="col" className={`${headClasses} w-28 text-right`}>
              {texts.actionsColumn}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {users.map((user) => {
            const controlProps = {
              user,
              isSelf: user.uid === adminId,
              onTask,
              hidesLabel: true,
            };
            return (
              <tr key={user.uid}>
                <td className={cellClasses}>
                  <UserCell {...controlProps} />
                </td>
                <td className={cellClasses}>
                  <RoleControl {...controlProps} />
                </td>
                <td className={cellClasses}>
                  <StatusControl {...controlProps} />
                </td>
                <td className={`${cellClasses} text-sm text-ink-muted tabular`}>
                  {formatDate(user.createdAt)}
                </td>
                <td className={cellClasses}>
                  <UserActions {...controlProps} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
