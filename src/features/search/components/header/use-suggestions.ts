import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LinkedSuggestion } from './suggestion-engine.ts';

const debounceMs = 300;
const minLength = 2;

const loadEngine = () => import('./suggestion-engine.ts');

interface Answer {
  /** The text that the suggestions match. */
  text: string;
  suggestions: readonly LinkedSuggestion[];
  failed: boolean;
}

/** Returns suggestions for the text of the field, debounced by 300 ms. */
export function useSuggestions(typed: string) {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const text = typed.trim();
  const isLongEnough = text.length >= minLength;

  // The suggestions of the previous text stay visible while the user types, and are removed when the field is cleared.
  if (!isLongEnough && answer !== null) setAnswer(null);

  useEffect(() => {
    if (!isLongEnough) return;
    let isCurrent = true;
    const fetchSuggestions = async () => {
      try {
        const { suggest } = await loadEngine();
        const suggestions = await suggest(client, text);
        if (isCurrent) setAnswer({ text, suggestions, failed: false });
      } catch {
        // The list shows that suggestions are unavailable; the search itself still works.
        if (isCurrent) setAnswer({ text, suggestions: [], failed: true });
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
    answer,
    /** Loads the engine before the user types. */
    warmUp: () => {
      // The request for suggestions loads the engine again and reports a failure.
      loadEngine().catch(() => undefined);
    },
  };
}
