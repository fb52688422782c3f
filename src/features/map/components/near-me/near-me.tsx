import { useState } from 'react';
import type { ReactNode } from 'react';
import { LocateFixed } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { linkTo } from '#shared/routes.ts';
import { nearMeErrors } from '#features/map/near-me-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { locateVisitor } from './visitor-location.ts';

/** Shown to whoever does not tell where they are. */
const NeighborhoodChips = lazyPart(
  'Carregando bairros...',
  async () => (await import('./neighborhood-chips.tsx')).NeighborhoodChips,
  { hasPlace: false },
);

type Asking = { kind: 'idle' } | { kind: 'asking' } | { kind: 'refused'; code: AppErrorCode };

interface NearMeProps {
  /** Other buttons of the same row. */
  besides?: ReactNode;
  /** Where to go with the position; the search by distance unless given. */
  onLocated?: () => void;
}

/** 'Próximo a mim': asks for the position on tap; neighbourhoods to choose from when it cannot be had. */
export function NearMe({ besides, onLocated }: NearMeProps) {
  const [asking, setAsking] = useState<Asking>({ kind: 'idle' });
  const navigate = useNavigate();

  const ask = async (button: HTMLElement) => {
    setAsking({ kind: 'asking' });
    try {
      await locateVisitor();
      // Whoever has left the page is not called back from where they went.
      if (!button.isConnected) return;
      setAsking({ kind: 'idle' });
      if (onLocated) onLocated();
      else await navigate(linkTo('/search', { ordenar: 'distancia' }));
    } catch (error) {
      setAsking({ kind: 'refused', code: errorCode(error) });
    }
  };

  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={asking.kind === 'asking'}
          onClick={(event) => void ask(event.currentTarget)}
        >
          <LocateFixed aria-hidden size={20} />
          {asking.kind === 'asking' ? 'Localizando...' : 'Próximo a mim'}
        </Button>
        {besides}
      </div>
      {asking.kind === 'refused' && (
        <div role="alert" className="mt-4 appear rounded-card bg-sunken p-4">
          <p>{errorSentence(nearMeErrors, asking.code)}</p>
          {/* One row on a phone and two on wide screens, there before the neighbourhoods are. */}
          <div className="mt-3 min-h-11 md:min-h-24">
            <NeighborhoodChips />
          </div>
        </div>
      )}
    </div>
  );
}
