import { Pencil, Trash2 } from 'lucide-react';
import { userRoles, userStatuses } from '#features/account/model/user-options.ts';
import type { User } from '#features/account/model/user.ts';
import { roleLabels } from '#features/account/texts.ts';
import * as texts from '#features/users/panel-texts.ts';
import { Badge } from '#ui/badge.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import type { UserTask } from './user-task.ts';

export interface UserRowsProps {
  users: readonly User[];
  /** The signed-in admin, who cannot change their own role or status. */
  adminId: string;
  onTask: (task: UserTask) => void;
}

interface UserControlProps {
  user: User;
  isSelf: boolean;
  onTask: (task: UserTask) => void;
  hidesLabel?: boolean;
}

/** Renders the identity of a user. */
export function UserCell({ user, isSelf }: { user: User; isSelf: boolean }) {
  const { displayName, email, emailVerified, photoURL, role, managedPlaces } = user;
  // A long address breaks after its '@' first.
  const local = email.slice(0, email.indexOf('@') + 1);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <UserAvatar name={displayName} photoURL={photoURL} size="medium" />
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere">
          <bdi>{displayName}</bdi>
          {isSelf && (
            <>
              {' '}
              <Badge tone="sea">{texts.ownAccount}</Badge>
            </>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          {local}
          <wbr />
          {email.slice(local.length)}
        </p>
        {!emailVerified && (
          <p className="mt-1 flex">
            <Badge tone="warning">{texts.unverifiedEmail}</Badge>
          </p>
        )}
        {role === 'manager' && (
          <p className="text-sm text-ink-muted">{texts.managedPlaceCount(managedPlaces.length)}</p>
        )}
      </div>
    </div>
  );
}

function LabelWithUserName({ text, of }: { text: string; of: string }) {
  return (
    <>
      {text}
      <span className="sr-only"> {texts.ofUser(of)}</span>
    </>
  );
}

export function RoleControl({ user, isSelf, onTask, hidesLabel }: UserControlProps) {
  return (
    <SelectField
      label={<LabelWithUserName text={texts.roleLabel} of={user.displayName} />}
      isLabelHidden={hidesLabel}
      value={user.role}
      options={optionsOf(userRoles, roleLabels)}
      disabled={isSelf}
      onChange={(role) => {
        onTask({ kind: 'role', user, role });
      }}
    />
  );
}

export function StatusControl({ user, isSelf, onTask, hidesLabel }: UserControlProps) {
  return (
    <SelectField
      label={<LabelWithUserName text={texts.statusLabel} of={user.displayName} />}
      isLabelHidden={hidesLabel}
      value={user.status}
      options={optionsOf(userStatuses, texts.userStatusLabels)}
      disabled={isSelf}
      onChange={(status) => {
        onTask({ kind: 'status', user, status });
      }}
    />
  );
}

/** Renders the buttons that edit and remove a user. */
export function UserActions({ user, isSelf, onTask }: UserControlProps) {
  const { displayName } = user;
  return (
    <div className="flex justify-end">
      <IconButton
        label={texts.editUser(displayName)}
        onClick={() => {
          onTask({ kind: 'edit', user });
        }}
      >
        <Pencil aria-hidden size={20} />
      </IconButton>
      {!isSelf && (
        <IconButton
          label={texts.deleteUser(displayName)}
          className="text-danger"
          onClick={() => {
            onTask({ kind: 'remove', user });
          }}
        >
          <Trash2 aria-hidden size={20} />
        </IconButton>
      )}
    </div>
  );
}
