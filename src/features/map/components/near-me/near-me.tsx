import { useState } from 'react';
import type { ReactNode } from 'react';
import { LocateFixed } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/map/near-me-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { locateVisitor } from './visitor-location.ts';

/** Lazy-loaded: only shown if the position is unavailable. */
const NeighborhoodChips = lazyPart(
  texts.loadingNeighborhoods,
  async () => (await import('./neighborhood-chips.tsx')).NeighborhoodChips,
  { hasPlace: false },
);

type LocatingState =
  { kind: 'idle' } | { kind: 'asking' } | { kind: 'refused'; code: AppErrorCode };

interface NearMeProps {
  /** Other buttons in the same row. */
  extraActions?: ReactNode;
  /** True if the page itself uses the position. By default the button then opens the search by distance. */
  staysOnPage?: boolean;
}

/**
 * Renders the 'Próximo a mim' button, which requests the position on tap. If that fails, it shows neighbourhoods to
 * choose from.
 */
export function NearMe({ extraActions, staysOnPage = false }: NearMeProps) {
  const [locatingState, setLocatingState] = useState<LocatingState>({ kind: 'idle' });
  const navigate = useNavigate();

  const locate = async (button: HTMLElement) => {
    setLocatingState({ kind: 'asking' });
    try {
      await locateVisitor();
      // Does not navigate if the user has left the page.
      if (!button.isConnected) return;
      setLocatingState({ kind: 'idle' });
      if (!staysOnPage) await navigate(linkTo('/search', { ordenar: 'distancia' }));
    } catch (error) {
      setLocatingState({ kind: 'refused', code: errorCode(error) });
    }
  };

  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={locatingState.kind === 'asking'}
          onClick={(event) => void locate(event.currentTarget)}
        >
          <LocateFixed aria-hidden size={20} />
          {locatingState.kind === 'asking' ? texts.locating : texts.nearMe}
        </Button>
        {extraActions}
      </div>
      {locatingState.kind === 'refused' && (
        <div role="alert" className="mt-4 appear rounded-card bg-sunken p-4">
          <p>{errorSentence(texts.nearMeErrors, locatingState.code)}</p>
          {/* Reserves one row on a phone and two on wide screens before the neighbourhoods are loaded. */}
          <div className="mt-3 min-h-11 md:min-h-24">
            <NeighborhoodChips />
          </div>
        </div>
      )}
    </div>
  );
}
