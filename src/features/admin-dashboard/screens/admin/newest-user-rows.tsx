import { useQuery } from '@tanstack/react-query';
import * as texts from '#features/admin-dashboard/panel-texts.ts';
import type { User } from '#features/account/model/user.ts';
import { roleLabels } from '#features/account/texts.ts';
import { newestUsersQuery } from '#features/statistics/data/newest-queries.ts';
import { userStatusTones } from '#features/users/components/user-status-tones.ts';
import { userStatusLabels, userListErrors } from '#features/users/panel-texts.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton, rowsClasses } from '#ui/rows.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';

/** Renders the rows of the most recently registered users. */
export function NewestUserRows({ uid }: { uid: string }) {
  const query = useQuery(newestUsersQuery(uid));
  return (
    <QueryView
      query={query}
      sentences={userListErrors}
      failure="h3"
      loading={texts.loadingUsers}
      skeleton={<RowsSkeleton count={5} />}
      empty={<p className="text-ink-muted">{texts.noUsers}</p>}
    >
      {(users) => (
        <ul className={rowsClasses}>
          {users.map((user) => (
            <UserRow key={user.uid} user={user} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function UserRow({ user }: { user: User }) {
  return (
    <li className="flex min-h-16 items-center gap-3 px-4 py-3">
      <UserAvatar name={user.displayName} photoURL={user.photoURL} size="small" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <p className="line-clamp-2 font-semibold wrap-anywhere">
            <bdi>{user.displayName}</bdi>
          </p>
          <Badge tone={userStatusTones[user.status]}>{userStatusLabels[user.status]}</Badge>
        </div>
        <p className="truncate text-sm text-ink-muted" title={user.email}>
          {user.email}
        </p>
        <p className="text-sm text-ink-muted">
          {roleLabels[user.role]} · {formatDate(user.createdAt)}
        </p>
      </div>
    </li>
  );
}
