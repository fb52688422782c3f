import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '#domain/brand.ts';
import { placeLink } from '#domain/place-link.ts';
import type { PlaceSummary } from '#domain/place-index.ts';
import { linkTo } from '#domain/routes.ts';
import { mayLeave } from '#ui/form/may-leave.ts';
import { lazyNotice } from '#ui/lazy-notice.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { optionId } from './option-id.ts';
import { useSuggestions } from './use-suggestions.ts';

const SuggestionList = lazyNotice(
  async () => (await import('./suggestion-list.tsx')).SuggestionList,
);

/**
 * The search box of the header, a combobox: suggestions while typing, arrows and Enter to go to one, Esc to
 * close. An empty text does nothing; anything else goes to the search screen (SPEC section 2).
 */
export function HeaderSearch() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { key } = useLocation();
  const [writtenAt, setWrittenAt] = useState(key);
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, failed, warmUp } = useSuggestions(text);

  // What was typed before the code was there.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed === '') return;
    setText(typed);
    setOpen(document.activeElement === input.current);
  }, []);

  // Wherever one went, what was typed has served.
  if (writtenAt !== key) {
    setWrittenAt(key);
    setText('');
    setOpen(false);
  }

  const shown = open && (suggestions.length > 0 || failed);
  const go = (path: string) => {
    setOpen(false);
    const goes = mayLeave(path);
    if (goes) void navigate(path);
    return goes;
  };
  const goTo = (place: PlaceSummary) => {
    go(placeLink(place));
  };
  const submit = () => {
    const query = text.trim();
    if (query && go(linkTo('/search', { q: query }))) input.current?.blur();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const count = suggestions.length;
    const chosen = shown ? suggestions[active] : undefined;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (count === 0) return;
        event.preventDefault();
        setOpen(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // From the field (-1) the arrows enter at the near end; past an end they return to the field.
        setActive((current) => ((current + 1 + step + count + 1) % (count + 1)) - 1);
        break;
      }
      case 'Enter':
        if (!chosen) return;
        event.preventDefault();
        goTo(chosen);
        break;
      case 'Escape':
        if (!shown && !text) return;
        event.preventDefault();
        if (shown) setOpen(false);
        else setText('');
        setActive(-1);
        break;
      default:
    }
  };

  return (
    // Where the code has not come yet, the browser itself goes to the search.
    <form
      role="search"
      action={linkTo('/search')}
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchInput
        ref={input}
        name="q"
        role="combobox"
        value={text}
        onClear={() => {
          setText('');
          setOpen(false);
        }}
        onFocus={warmUp}
        onBlur={() => {
          setOpen(false);
        }}
        onChange={(typed) => {
          setText(typed);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        aria-label="Buscar lugares"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
        placeholder={`Buscar em ${brand.city}`}
        maxLength={200}
      />
      {shown && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          failed={failed}
          active={active}
          onChoose={goTo}
        />
      )}
    </form>
  );
}
