import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OfferedSuggestion } from './suggestion-engine.ts';

/** SPEC section 9. */
const debounceMs = 300;
const minimumLength = 2;

const loadEngine = () => import('./suggestion-engine.ts');

interface Answer {
  /** What it answers. */
  text: string;
  suggestions: readonly OfferedSuggestion[];
  failed: boolean;
}

/** Suggestions for what stands in the field, a moment after the typing stops. */
export function useSuggestions(typed: string) {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const text = typed.trim();
  const asks = text.length >= minimumLength;

  // What was offered for an earlier text stays while one types on, not once the field was emptied.
  if (!asks && answer !== null) setAnswer(null);

  useEffect(() => {
    if (!asks) return;
    let wanted = true;
    const ask = async () => {
      try {
        const { suggest } = await loadEngine();
        const suggestions = await suggest(client, text);
        if (wanted) setAnswer({ text, suggestions, failed: false });
      } catch {
        // The list says that suggestions are unavailable; the search itself still works.
        if (wanted) setAnswer({ text, suggestions: [], failed: true });
      }
    };
    const timer = setTimeout(() => void ask(), debounceMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asks, client, text]);

  return {
    /** Null while there is nothing to tell. */
    answer,
    /** Requests the engine ahead of the first letters. */
    warmUp: () => {
      // Asked again, and reported, when there is something to suggest.
      loadEngine().catch(() => undefined);
    },
  };
}
