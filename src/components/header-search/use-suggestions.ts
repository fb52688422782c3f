import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PlaceSummary } from '#domain/place-index.ts';

/** SPEC section 9. */
const debounceMs = 300;
const minimumLength = 2;

const loadEngine = () => import('./suggestion-engine.ts');

interface Answer {
  text: string;
  suggestions: PlaceSummary[];
  failed: boolean;
}

const nothing: Answer = { text: '', suggestions: [], failed: false };

/** Suggestions for what stands in the field, a moment after the typing stops. */
export function useSuggestions(typed: string) {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<Answer>(nothing);
  const text = typed.trim();
  const asks = text.length >= minimumLength;

  // What was offered for an earlier text stays while one types on, not once the field was emptied.
  if (!asks && answer !== nothing) setAnswer(nothing);

  useEffect(() => {
    if (!asks) return;
    let wanted = true;
    const ask = async () => {
      try {
        const { suggestPlaces } = await loadEngine();
        const suggestions = await suggestPlaces(client, text);
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
    suggestions: answer.suggestions,
    failed: answer.failed,
    /** Requests the engine ahead of the first letters. */
    warmUp: () => {
      // Asked again, and reported, when there is something to suggest.
      loadEngine().catch(() => undefined);
    },
  };
}
