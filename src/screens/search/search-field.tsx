import { useEffect, useRef, useState } from 'react';
import { Search, X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

/** SPEC section 9. */
const debounceMs = 300;

interface SearchFieldProps {
  /** The query in the address. */
  query: string;
  onSearch: (query: string) => void;
}

/** The field of the search screen: the results follow what is typed, a moment later. */
export function SearchField({ query, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(query);
  const [knownQuery, setKnownQuery] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);

  // The address changed by another hand: back, a link, the navigation.
  if (knownQuery !== query) {
    setKnownQuery(query);
    if (text.trim() !== query) setText(query);
  }

  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  useEffect(() => {
    if (text.trim() === query) return;
    const timer = setTimeout(() => {
      search.current(text.trim());
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, query]);

  return (
    <form
      role="search"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
        input.current?.blur();
      }}
    >
      <Search
        aria-hidden
        size={20}
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        ref={input}
        type="search"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        aria-label="Buscar lugares"
        placeholder="Lugar, bairro ou vontade"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        className="h-12 w-full rounded-full border border-control-line bg-surface pr-12 pl-11 text-base placeholder:text-ink-muted"
      />
      {text && (
        <IconButton
          label="Limpar busca"
          className="absolute top-0.5 right-0.5"
          onClick={() => {
            setText('');
            onSearch('');
            input.current?.focus();
          }}
        >
          <X aria-hidden size={18} />
        </IconButton>
      )}
    </form>
  );
}
