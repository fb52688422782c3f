import { useRef } from 'react';
import * as suggestionTexts from '#features/search/suggestion-texts.ts';
import * as texts from '#features/search/texts.ts';
import { SearchInput } from '#ui/search-input.tsx';
import { useDebouncedText } from '#ui/use-debounced-text.ts';

interface SearchFieldProps {
  /** The query in the URL. */
  query: string;
  onSearch: (query: string) => void;
}

/** Renders the field of the search screen. The results follow the typed text after a debounce. */
export function SearchField({ query, onSearch }: SearchFieldProps) {
  const { typed, text, setTyped, send } = useDebouncedText(query, onSearch);
  const input = useRef<HTMLInputElement>(null);

  return (
    <form
      role="search"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
        input.current?.blur();
      }}
    >
      <SearchInput
        ref={input}
        value={typed}
        onClear={() => {
          setTyped('');
          send('');
        }}
        onChange={setTyped}
        aria-label={suggestionTexts.searchLabel}
        placeholder={texts.searchFieldPlaceholder}
        maxLength={200}
      />
    </form>
  );
}
