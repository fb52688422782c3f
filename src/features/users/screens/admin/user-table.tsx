import * as texts from '#features/users/panel-texts.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { UserActions, UserCell, RoleControl, StatusControl } from './user-controls.tsx';
import type { UserRowsProps } from './user-controls.tsx';

const headClasses = 'px-4 py-3 text-left text-sm font-semibold text-ink-muted';
const cellClasses = 'px-4 py-3 align-middle';

/** Renders users as table rows on wide screens. */
export function UserTable({ users, adminId, onTask }: UserRowsProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <table className="w-full table-fixed border-collapse" aria-labelledby="lista-de-usuarios">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={headClasses}>
              {texts.userColumn}
            </th>
            <th scope="col" className={`${headClasses} w-60`}>
              {texts.roleLabel}
            </th>
            <th scope="col" className={`${headClasses} w-44`}>
              {texts.statusLabel}
            </th>
            <th scope="col" className={`${headClasses} w-32`}>
              {texts.sinceColumn}
            </th>
            <th scope="col" className={`${headClasses} w-32 text-right`}>
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
