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
  person: User;
  isSelf: boolean;
  onTask: (task: UserTask) => void;
  hidesLabel?: boolean;
}

/** Renders the identity of a user. */
export function UserCell({ person, isSelf }: { person: User; isSelf: boolean }) {
  const { displayName, email, emailVerified, photoURL, role, managedPlaces } = person;
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
        <p className="text-sm wrap-anywhere text-ink-muted">{email}</p>
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
      <span className="sr-only"> {texts.ofPerson(of)}</span>
    </>
  );
}

export function RoleControl({ person, isSelf, onTask, hidesLabel }: UserControlProps) {
  return (
    <SelectField
      label={<LabelWithUserName text={texts.roleLabel} of={person.displayName} />}
      isLabelHidden={hidesLabel}
      value={person.role}
      options={optionsOf(userRoles, roleLabels)}
      disabled={isSelf}
      onChange={(role) => {
        onTask({ kind: 'role', person, role });
      }}
    />
  );
}

export function StatusControl({ person, isSelf, onTask, hidesLabel }: UserControlProps) {
  return (
    <SelectField
      label={<LabelWithUserName text={texts.statusLabel} of={person.displayName} />}
      isLabelHidden={hidesLabel}
      value={person.status}
      options={optionsOf(userStatuses, texts.userStatusLabels)}
      disabled={isSelf}
      onChange={(status) => {
        onTask({ kind: 'status', person, status });
      }}
    />
  );
}

/** Renders the buttons that edit and remove a user. */
export function UserActions({ person, isSelf, onTask }: UserControlProps) {
  const { displayName } = person;
  return (
    <div className="flex justify-end">
      <IconButton
        label={texts.editUser(displayName)}
        onClick={() => {
          onTask({ kind: 'edit', person });
        }}
      >
        <Pencil aria-hidden size={20} />
      </IconButton>
      {!isSelf && (
        <IconButton
          label={texts.deleteUser(displayName)}
          className="text-danger"
          onClick={() => {
            onTask({ kind: 'remove', person });
          }}
        >
          <Trash2 aria-hidden size={20} />
        </IconButton>
      )}
    </div>
  );
}
