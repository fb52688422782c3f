import { MapPin, Trash2, UserCheck, UserCog, UserX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { userStatuses } from '#features/account/model/user-options.ts';
import type { UserStatus } from '#features/account/model/user-options.ts';
import type { User } from '#features/account/model/user.ts';
import { roleLabels } from '#features/account/texts.ts';
import * as texts from '#features/users/panel-texts.ts';
import { Badge } from '#ui/badge.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import type { RowMenuItem } from '#ui/row-menu.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { userStatusTones } from '#features/users/components/user-status-tones.ts';
import type { UserTask } from './user-task.ts';

export interface UserRowsProps {
  users: readonly User[];
  /** The signed-in admin, who cannot change their own role or status. */
  adminId: string;
  onTask: (task: UserTask) => void;
}

interface UserMenuProps {
  user: User;
  isSelf: boolean;
  onTask: (task: UserTask) => void;
}

/** Renders the identity of a user, one line for the name and one for the e-mail. */
export function UserCell({ user, isSelf }: { user: User; isSelf: boolean }) {
  const { displayName, email, emailVerified, photoURL } = user;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <UserAvatar name={displayName} photoURL={photoURL} size="medium" />
      <div className="min-w-0">
        <p className="flex items-center gap-2 font-semibold">
          <bdi className="truncate" title={displayName}>
            {displayName}
          </bdi>
          {isSelf && <Badge>{texts.ownAccount}</Badge>}
        </p>
        <p className="truncate text-sm text-ink-muted" title={email}>
          {email}
        </p>
        {!emailVerified && (
          <p className="mt-1 flex">
            <Badge tone="warning">{texts.unverifiedEmail}</Badge>
          </p>
        )}
      </div>
    </div>
  );
}

const roleTones = { manager: 'sea', super_admin: 'sun' } as const;

/** Renders the role of a user and, for a manager, the number of places. Only roles with rights are badges. */
export function RoleBadge({ user: { role, managedPlaces } }: { user: User }) {
  if (role === 'member') {
    return <span className="text-sm text-ink-muted">{roleLabels[role]}</span>;
  }
  return (
    <Badge tone={roleTones[role]}>
      {role === 'manager' ? texts.managerOf(managedPlaces.length) : roleLabels[role]}
    </Badge>
  );
}

/** Renders the status of a user: a badge only if it is an exception. */
export function StatusBadge({ status }: { status: UserStatus }) {
  const label = texts.userStatusLabels[status];
  return status === 'active' ? (
    <span className="text-sm text-ink-muted">{label}</span>
  ) : (
    <Badge tone={userStatusTones[status]}>{label}</Badge>
  );
}

const statusIcons: Record<UserStatus, LucideIcon> = {
  active: UserCheck,
  pending: UserX,
  inactive: UserX,
};

/** Renders the menu of a user. Each action opens a dialog that explains it before anything changes. */
export function UserMenu({ user, isSelf, onTask }: UserMenuProps) {
  const { displayName } = user;
  const toItem = (label: string, icon: LucideIcon, task: UserTask): RowMenuItem => ({
    label,
    name: texts.actionOnUser(label, displayName),
    icon,
    onSelect: () => {
      onTask(task);
    },
  });
  const listsItem = toItem(
    user.role === 'manager' ? texts.placesAndPermissions : texts.permissions,
    MapPin,
    { kind: 'edit', user },
  );
  // Admins change neither the role nor the status of their own account.
  const items = isSelf
    ? [listsItem]
    : [
        toItem(texts.changeRole, UserCog, { kind: 'role', user, role: user.role }),
        listsItem,
        ...userStatuses
          .filter((status) => status !== user.status)
          .map((status) =>
            toItem(texts.statusActions[status], statusIcons[status], {
              kind: 'status',
              user,
              status,
            }),
          ),
        { ...toItem(texts.deleteAccount, Trash2, { kind: 'remove', user }), isDanger: true },
      ];
  return <RowMenu label={texts.moreOptions(displayName)} items={items} />;
}
