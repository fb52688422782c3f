import { useQuery } from '@tanstack/react-query';
import { membershipQuery } from '#features/club/data/membership-queries.ts';
import { isEntitled } from '#features/club/model/membership.ts';
import type { User } from '#features/account/model/user.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { formatMonthYear } from '#shared/formats/formats.ts';
import { roleLabels } from '#features/account/texts.ts';
import { ReadAt } from '#features/account/components/read-at.tsx';
import { useNow } from '#ui/use-now.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { Badge } from '#ui/badge.tsx';

/** Who one is here. */
export function ProfileHead({ user }: { user: User }) {
  const { readAt } = useSession();
  const { data: member } = useQuery(membershipQuery(user.uid));
  const now = useNow();
  return (
    <div className="flex items-start gap-4 sm:items-center sm:gap-5">
      <UserAvatar name={user.displayName} photoURL={user.photoURL} size="large" />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h1 className="text-2xl font-extrabold wrap-anywhere">
          <bdi>{user.displayName}</bdi>
        </h1>
        <p className="max-w-full wrap-anywhere text-ink-muted">{user.email}</p>
        <p className="text-sm text-ink-muted">Membro desde {formatMonthYear(user.createdAt)}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          {/* What a device keeps says nothing of roles. */}
          {readAt === null && <Badge tone="sea">{roleLabels[user.role]}</Badge>}
          {member && isEntitled(member, now) && <Badge tone="sun">Sócio do clube</Badge>}
        </div>
        {readAt && <ReadAt at={readAt} />}
      </div>
    </div>
  );
}
