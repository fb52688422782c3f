import { formatDate } from '#shared/formats/formats.ts';
import { UserActions, UserCell, RoleControl, StatusControl } from './user-controls.tsx';
import type { RowsProps } from './user-controls.tsx';

const head = 'px-4 py-3 text-left text-sm font-semibold text-ink-muted';
const cell = 'px-4 py-3 align-middle';

/** Renders users as table rows on wide screens. */
export function UserTable({ people, adminId, onTask }: RowsProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <table className="w-full table-fixed border-collapse" aria-labelledby="lista-de-usuarios">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={head}>
              Pessoa
            </th>
            <th scope="col" className={`${head} w-60`}>
              Papel
            </th>
            <th scope="col" className={`${head} w-44`}>
              Situação
            </th>
            <th scope="col" className={`${head} w-32`}>
              Desde
            </th>
            <th scope="col" className={`${head} w-32 text-right`}>
              Ações
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {people.map((person) => {
            const control = { person, isSelf: person.uid === adminId, onTask, hidesLabel: true };
            return (
              <tr key={person.uid}>
                <td className={cell}>
                  <UserCell {...control} />
                </td>
                <td className={cell}>
                  <RoleControl {...control} />
                </td>
                <td className={cell}>
                  <StatusControl {...control} />
                </td>
                <td className={`${cell} text-sm text-ink-muted tabular`}>
                  {formatDate(person.createdAt)}
                </td>
                <td className={cell}>
                  <UserActions {...control} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
