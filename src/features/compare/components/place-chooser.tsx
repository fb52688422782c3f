import { useEffect, useRef, useState } from 'react';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { suggestionCountText } from '#features/search/suggestion-texts.ts';
import { useSuggestions } from '#features/search/components/header/use-suggestions.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Choices } from './choices.tsx';
import { SavedToChoose } from './saved-to-choose.tsx';

interface PlaceChooserProps {
  /** Ids of the places that stand there already. */
  chosen: readonly string[];
  onChoose: (placeId: string) => void;
  onClose: () => void;
}

/** Finds a place by its name; members see what they saved before they type. */
export function PlaceChooser({ chosen, onChoose, onClose }: PlaceChooserProps) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const { answer, warmUp } = useSuggestions(text);
  const field = useRef<HTMLInputElement>(null);
  // Whoever has saved nothing can only type; what others saved stays free of a keyboard over it.
  useEffect(() => {
    if (!user) field.current?.focus();
  }, [user]);
  const places = (answer?.suggestions ?? []).flatMap(({ suggestion }) =>
    suggestion.kind === 'place' ? [suggestion.place] : [],
  );
  const found = places.filter(({ id }) => !chosen.includes(id));
  return (
    <Dialog title="Escolher um lugar" isSheet onClose={onClose}>
      <div className="relative">
        <SearchInput
          ref={field}
          aria-label="Nome do lugar"
          placeholder="Nome do lugar"
          value={text}
          onChange={setText}
          onFocus={warmUp}
        />
      </div>
      <p role="status" className={found.length > 0 || !answer ? 'sr-only' : 'mt-3 text-ink-muted'}>
        {answer && statusText(answer, places, found)}
      </p>
      <div className="mt-3 min-h-[45dvh]">
        {answer ? (
          <Choices places={found} onChoose={onChoose} />
        ) : (
          user && <SavedToChoose user={user} chosen={chosen} onChoose={onChoose} />
        )}
      </div>
    </Dialog>
  );
}

function statusText(
  { failed, text }: { failed: boolean; text: string },
  places: readonly PlaceSummary[],
  found: readonly PlaceSummary[],
): string {
  if (failed) return 'A busca não está disponível agora. Tente novamente em instantes.';
  if (found.length > 0 || places.length === 0) return suggestionCountText(found.length, text);
  return `Já escolhido: ${places.map(({ title }) => title).join(', ')}.`;
}
