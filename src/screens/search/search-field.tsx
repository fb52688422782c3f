import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '#ui/search-input.tsx';

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
      <SearchInput
        ref={input}
        value={text}
        clearLabel="Limpar busca"
        onClear={() => {
          setText('');
          onSearch('');
        }}
        onChange={(event) => {
          setText(event.target.value);
        }}
        aria-label="Buscar lugares"
        placeholder="Lugar, bairro ou vontade"
        maxLength={200}
      />
    </form>
  );
}
