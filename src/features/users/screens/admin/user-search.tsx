import * as texts from '#features/users/panel-texts.ts';
import { SearchInput } from '#ui/search-input.tsx';
import { useDebouncedText } from '#ui/use-debounced-text.ts';

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
