import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '#ui/search-input.tsx';

const debounceMs = 300;

/** The field that finds people; the list follows what is typed, a moment later. */
export function UserSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [knownText, setKnownText] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);

  // The address changed by another hand: back, a link, a button.
  if (knownText !== text) {
    setKnownText(text);
    if (typed.trim() !== text) setTyped(text);
  }

  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => {
      search.current(typed.trim());
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, text]);

  return (
    <form
      role="search"
      className="relative min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <SearchInput
        ref={input}
        value={typed}
        clearLabel="Limpar busca"
        onClear={() => {
          setTyped('');
          onSearch('');
        }}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        aria-label="Buscar por nome ou e-mail"
        placeholder="Início do nome ou do e-mail"
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
      />
    </form>
  );
}
