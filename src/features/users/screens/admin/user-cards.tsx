import { formatDate } from '#shared/formats/formats.ts';
import { cx } from '#ui/class-names.ts';
import { PersonActions, PersonCell, RoleControl, StatusControl } from './user-controls.tsx';
import type { RowsProps } from './user-controls.tsx';

/** People one below the other, where a table has no room. */
export function UserCards({ people, adminId, onTask }: RowsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {people.map((person) => {
        const control = { person, isSelf: person.uid === adminId, onTask };
        return (
          <li
            key={person.uid}
            className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card"
          >
            <PersonCell {...control} />
            {/* The longest role needs the whole width of a phone. */}
            <div
              className={cx(
                'grid gap-3 sm:grid-cols-2',
                person.role !== 'super_admin' && 'grid-cols-2',
              )}
            >
              <RoleControl {...control} />
              <StatusControl {...control} />
            </div>
            <div className="mt-auto flex items-center justify-between gap-3">
              <p className="text-sm text-ink-muted">Desde {formatDate(person.createdAt)}</p>
              <PersonActions {...control} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
