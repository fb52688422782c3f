import { useState } from 'react';
import { useSession } from '#session/use-session.ts';
import { suggestionCountText } from '#texts/search.ts';
import { useSuggestions } from '#components/header-search/use-suggestions.ts';
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
  const found = (answer?.suggestions ?? []).flatMap(({ suggestion }) =>
    suggestion.kind === 'place' && !chosen.includes(suggestion.place.id) ? [suggestion.place] : [],
  );
  return (
    <Dialog title="Escolher um lugar" isSheet onClose={onClose}>
      <div className="relative">
        <SearchInput
          aria-label="Nome do lugar"
          placeholder="Nome do lugar"
          value={text}
          onChange={setText}
          onFocus={warmUp}
        />
      </div>
      <p role="status" className={found.length > 0 || !answer ? 'sr-only' : 'mt-3 text-ink-muted'}>
        {answer && statusText(answer.failed, found.length, text.trim())}
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

function statusText(isFailed: boolean, count: number, text: string): string {
  return isFailed
    ? 'A busca não está disponível agora. Tente novamente em instantes.'
    : suggestionCountText(count, text);
}
