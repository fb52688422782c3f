import type { User } from '#domain/user.ts';
import { formatMonthYear } from '#texts/formats.ts';
import { roleLabels } from '#texts/role-label.ts';
import { UserAvatar } from '#components/user-avatar/user-avatar.tsx';
import { Badge } from '#ui/badge.tsx';

/** Who one is here. */
export function ProfileHead({ user }: { user: User }) {
  return (
    <div className="flex items-start gap-4 sm:items-center sm:gap-5">
      <UserAvatar name={user.displayName} photoURL={user.photoURL} size="large" />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h1 className="text-2xl font-extrabold wrap-anywhere">
          <bdi>{user.displayName}</bdi>
        </h1>
        <p className="max-w-full wrap-anywhere text-ink-muted">{user.email}</p>
        <p className="text-sm text-ink-muted">Membro desde {formatMonthYear(user.createdAt)}</p>
        <div className="mt-1">
          <Badge tone="sea">{roleLabels[user.role]}</Badge>
        </div>
      </div>
    </div>
  );
}
