import { useQuery } from '@tanstack/react-query';
import { userCountsQuery } from '#features/users/data/admin-user-queries.ts';
import type { UserCounts, UserFilter } from '#features/users/model/user-list.ts';
import { userRoles, userStatuses } from '#features/account/model/user-options.ts';
import type { UserStatus } from '#features/account/model/user-options.ts';
import * as texts from '#features/users/panel-texts.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { useDebouncedText } from '#ui/use-debounced-text.ts';

interface UserFiltersProps {
  adminId: string;
  filter: UserFilter;
  onChange: (filter: UserFilter) => void;
}

const statusChoices = ['all', ...userStatuses] as const;

/** Filters of the user list: by role and status (both with counts), and by words of the name or e-mail. */
export function UserFilters({ adminId, filter, onChange }: UserFiltersProps) {
  const counts = useQuery(userCountsQuery(adminId)).data;
  return (
    <div className="mt-5 flex flex-col gap-4">
      <div role="group" aria-label={texts.roleLabel} className="scroll-row gap-2 md:flex-wrap">
        <ToggleChip
          pressed={filter.role === null}
          onToggle={() => {
            onChange({ ...filter, role: null });
          }}
        >
          {texts.allRoles} <Count value={counts?.total} />
        </ToggleChip>
        {userRoles.map((role) => (
          <ToggleChip
            key={role}
            pressed={filter.role === role}
            onToggle={() => {
              onChange({ ...filter, role: filter.role === role ? null : role });
            }}
          >
            {texts.rolePlurals[role]} <Count value={counts?.byRole[role]} />
          </ToggleChip>
        ))}
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_14rem]">
        <UserSearch
          text={filter.text}
          onSearch={(text) => {
            onChange({ ...filter, text });
          }}
        />
        <SelectField
          label={texts.statusLabel}
          isLabelHidden
          value={filter.status ?? 'all'}
          options={optionsOf(statusChoices, createStatusLabels(counts))}
          onChange={(status) => {
            onChange({ ...filter, status: status === 'all' ? null : status });
          }}
        />
      </div>
    </div>
  );
}

function createStatusLabels(counts: UserCounts | undefined) {
  const statusLabel = (status: UserStatus) =>
    texts.statusPlurals[status] + (counts ? ` (${formatInteger(counts.byStatus[status])})` : '');
  return {
    all: texts.allStatuses,
    active: statusLabel('active'),
    inactive: statusLabel('inactive'),
    pending: statusLabel('pending'),
  };
}

/** Reserves the width of the number before it is loaded, to avoid a layout shift. */
function Count({ value }: { value: number | undefined }) {
  return (
    <span className="min-w-4 text-ink-muted tabular">
      {value === undefined ? '–' : formatInteger(value)}
    </span>
  );
}

/** Search field for users. The search is debounced. */
export function UserSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { typed, text: query, setTyped, send } = useDebouncedText(text, onSearch);

  return (
    <form
      role="search"
      className="relative min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        send(query);
      }}
    >
      <SearchInput
        value={typed}
        onClear={() => {
          setTyped('');
          send('');
        }}
        onChange={setTyped}
        aria-label={texts.searchUsers}
        placeholder={texts.searchUsersExample}
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
      />
    </form>
  );
}
