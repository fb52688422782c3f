import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LinkedSuggestion } from './suggestion-engine.ts';

const debounceMs = 300;
const minLength = 2;

const loadEngine = () => import('./suggestion-engine.ts');

interface SuggestionResult {
  /** The text that the suggestions match. */
  text: string;
  suggestions: readonly LinkedSuggestion[];
  hasFailed: boolean;
}

/** Returns suggestions for the text of the field, debounced by 300 ms. */
export function useSuggestions(typed: string) {
  const client = useQueryClient();
  const [suggestionResult, setSuggestionResult] = useState<SuggestionResult | null>(null);
  const text = typed.trim();
  const isLongEnough = text.length >= minLength;

  // The suggestions of the previous text stay visible while the user types, and are removed when the text is too short.
  if (!isLongEnough && suggestionResult !== null) setSuggestionResult(null);

  useEffect(() => {
    if (!isLongEnough) return;
    let isCurrent = true;
    const fetchSuggestions = async () => {
      try {
        const { suggest } = await loadEngine();
        const suggestions = await suggest(client, text);
        if (isCurrent) setSuggestionResult({ text, suggestions, hasFailed: false });
      } catch {
        // The list shows that suggestions are unavailable; the search itself still works.
        if (isCurrent) setSuggestionResult({ text, suggestions: [], hasFailed: true });
      }
    };
    const timer = setTimeout(() => void fetchSuggestions(), debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isLongEnough, client, text]);

  return {
    /** Null until there is an answer. */
    answer: suggestionResult,
    /** Loads the engine before the user types. */
    warmUp: () => {
      // The request for suggestions loads the engine again and reports a failure.
      loadEngine().catch(() => undefined);
    },
  };
}
