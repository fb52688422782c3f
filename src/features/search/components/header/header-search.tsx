import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/search/suggestion-texts.ts';
import { canLeavePage } from '#ui/form/can-leave-page.ts';
import { lazyCode, useLazyCode } from '#ui/progressive/lazy-code.ts';
import { SearchInput } from '#ui/search-input.tsx';
import { optionId, SuggestionPanel } from './suggestion-panel.tsx';
import { useSuggestions } from './use-suggestions.ts';

const lazySuggestionList = lazyCode(
  async () => (await import('./suggestion-list.tsx')).SuggestionList,
);

const resultsPathOf = (query: string) => linkTo('/search', { q: query });

/**
 * Renders the search box of the header, a combobox (WAI-ARIA APG). It shows suggestions while the user types; arrow
 * keys and Enter open a suggestion or all results, and Escape closes the list. Submitting opens the search screen,
 * unless the text is empty.
 */
export function HeaderSearch() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const [textLocationKey, setTextLocationKey] = useState(key);
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { answer: suggestionResult, warmUp } = useSuggestions(text);
  const [activeOption, setActiveOption] = useState({ of: suggestionResult, at: -1 });
  // The selected position is only valid for the list in which it was selected.
  const activeIndex = activeOption.of === suggestionResult ? activeOption.at : -1;
  const setActiveIndex = (position: number) => {
    setActiveOption({ of: suggestionResult, at: position });
  };
  const { code: SuggestionList, isFailed: isListFailed } = useLazyCode(lazySuggestionList, isOpen);

  // Takes over text that was typed before hydration.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed === '') return;
    setText(typed);
    setOpen(document.activeElement === input.current);
  }, []);

  // Each navigation clears the field.
  if (textLocationKey !== key) {
    setTextLocationKey(key);
    setText('');
    setOpen(false);
  }

  const isFailed =
    suggestionResult?.hasFailed === true || (isListFailed && SuggestionList === null);
  const shownResult = isOpen && !isFailed && SuggestionList !== null ? suggestionResult : null;
  const isErrorShown = isOpen && isFailed && suggestionResult !== null;
  const isPanelShown = shownResult !== null || isErrorShown;
  const query = text.trim();
  const resultsPath = resultsPathOf(query);
  const navigateTo = (path: string) => {
    setOpen(false);
    const isNavigating = canLeavePage(path);
    if (isNavigating) void navigate(path);
    return isNavigating;
  };
  const submit = () => {
    // The state lacks text that was typed before hydration until the effect above has run.
    const typed = input.current?.value.trim() ?? '';
    if (typed && navigateTo(resultsPathOf(typed))) input.current?.blur();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (suggestionResult === null || isFailed) return;
        event.preventDefault();
        // The option after the suggestions links to all results.
        const optionCount = suggestionResult.suggestions.length + 1;
        setOpen(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // Position -1 is the field. ArrowDown goes from the field to the first option, ArrowUp to the last; past either
        // end the selection returns to the field.
        setActiveIndex(((activeIndex + 1 + step + optionCount + 1) % (optionCount + 1)) - 1);
        break;
      }
      case 'Enter': {
        const activeSuggestion = shownResult?.suggestions[activeIndex];
        // If no suggestion is selected, Enter submits the form.
        if (!activeSuggestion) return;
        event.preventDefault();
        navigateTo(activeSuggestion.path);
        break;
      }
      case 'Escape':
        if (!isPanelShown && !text) return;
        event.preventDefault();
        if (isPanelShown) setOpen(false);
        else setText('');
        setActiveIndex(-1);
        break;
      default:
    }
  };

  return (
    // Before hydration, the browser submits the form to the search screen.
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
          setActiveIndex(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        aria-label={texts.searchLabel}
        aria-autocomplete="list"
        aria-expanded={shownResult !== null}
        aria-controls={shownResult ? listId : undefined}
        aria-activedescendant={
          shownResult && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined
        }
        placeholder={texts.searchPlaceholder}
        maxLength={200}
      />
      {query !== '' && (
        // A live region must exist before its text changes; otherwise screen readers do not announce it.
        <p role="status" className="sr-only">
          {shownResult &&
            texts.suggestionCountText(shownResult.suggestions.length, shownResult.text)}
        </p>
      )}
      {isErrorShown && (
        <SuggestionPanel>
          <p role="status" className="p-4 text-sm text-ink-muted">
            {texts.suggestionsUnavailable}
          </p>
        </SuggestionPanel>
      )}
      {shownResult && SuggestionList && (
        <SuggestionList
          id={listId}
          text={shownResult.text}
          suggestions={shownResult.suggestions}
          resultsPath={resultsPath}
          activeIndex={activeIndex}
          onChoose={navigateTo}
        />
      )}
    </form>
  );
}
