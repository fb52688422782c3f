import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Map as MapIcon, MapPin } from 'lucide-react';
import type { Coordinates } from '#shared/geo.ts';
import * as texts from '#features/map/texts.ts';
import { chunkErrors } from '#ui/chunk-errors.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { lazyCode } from '#ui/progressive/lazy-code.ts';
import { useIsOffline } from '#ui/use-is-offline.ts';
import type { LeafletMapProps } from './leaflet-map.tsx';

type MapState =
  | { kind: 'drawing' }
  | { kind: 'loading' }
  | { kind: 'shown'; Map: ComponentType<LeafletMapProps> }
  | { kind: 'failed'; sentence: string };

interface PlaceMapProps {
  title: string;
  /** Shown if there is no position for a map. */
  address: string;
  position: Coordinates | null;
  /** True to load the map without a tap, because the user has already requested it. */
  loadsImmediately?: boolean;
  /** Classes of the container; they must set its height. */
  className?: string;
  /** Loads the chunk of the map; replaced in tests. */
  load?: () => Promise<{ LeafletMap: ComponentType<LeafletMapProps> }>;
}

const lazyLeafletMap = lazyCode(() => import('./leaflet-map.tsx'));

/** Renders a static drawing with a pin. The interactive map and its tiles are loaded on request. */
export function PlaceMap(props: PlaceMapProps) {
  const { title, address, position, loadsImmediately = false, load = lazyLeafletMap.load } = props;
  const { className = 'h-64 md:h-80' } = props;
  const [state, setState] = useState<MapState>({ kind: loadsImmediately ? 'loading' : 'drawing' });
  const isOffline = useIsOffline();

  const loadMap = useCallback(() => {
    load().then(
      ({ LeafletMap }) => {
        setState({ kind: 'shown', Map: LeafletMap });
      },
      () => {
        setState({ kind: 'failed', sentence: errorSentence(chunkErrors, 'unavailable') });
      },
    );
  }, [load]);
  useEffect(() => {
    if (loadsImmediately) loadMap();
  }, [loadsImmediately, loadMap]);

  return (
    <div className={cx('relative overflow-hidden rounded-card border border-line', className)}>
      {state.kind === 'shown' && position ? (
        <state.Map
          label={texts.mapOf(title)}
          position={position}
          onTilesFailed={() => {
            setState({ kind: 'failed', sentence: errorSentence(texts.mapErrors, 'unavailable') });
          }}
        />
      ) : (
        <>
          <MapDrawing />
          {state.kind !== 'failed' && (
            <MapPin
              aria-hidden
              size={40}
              className="absolute bottom-1/2 left-1/2 -translate-x-1/2 fill-sea text-on-sea"
            />
          )}
          {/* Messages and button share one element at the bottom of the drawing, so that the pin stays visible. */}
          <div className="absolute inset-x-3 bottom-3 flex flex-col items-center gap-3 text-center">
            {state.kind === 'failed' && !isOffline && (
              <p role="alert" className="max-w-sm rounded-control bg-surface px-3 py-2 text-sm">
                {state.sentence}
              </p>
            )}
            {position && isOffline && (
              <p role="status" className={labelClasses}>
                {texts.mapTexts.needsNetwork}
              </p>
            )}
            {position && !isOffline && (
              <Button
                variant="secondary"
                // Extends the click area to the whole drawing.
                className="after:absolute after:-inset-x-3 after:-top-80 after:-bottom-3"
                aria-disabled={state.kind === 'loading'}
                onClick={() => {
                  if (state.kind === 'loading') return;
                  setState({ kind: 'loading' });
                  loadMap();
                }}
              >
                <MapIcon aria-hidden size={20} />
                {buttonTextByKind[state.kind]}
              </Button>
            )}
            {!position && address && <p className={labelClasses}>{address}</p>}
          </div>
        </>
      )}
    </div>
  );
}

const labelClasses =
  'line-clamp-2 max-w-sm rounded-control bg-surface px-3 py-1.5 text-sm font-medium';

const buttonTextByKind: Record<MapState['kind'], string> = {
  drawing: texts.showMap,
  loading: texts.loadingMap,
  shown: texts.showMap,
  failed: texts.tryAgain,
};

/** Renders a drawing of a map in the colours of the theme, shown until the real map is loaded. */
function MapDrawing() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 280"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <rect width="640" height="280" className="fill-sunken" />
      <path
        d="M0 0h150c-8 46 18 78 4 122-12 40-74 52-84 96-6 26 4 42-6 62H0z"
        className="fill-sea-soft"
      />
      <path d="M470 24h130v92H470zM214 178h116v76H214z" className="fill-open-soft" />
      <g className="fill-none stroke-surface" strokeLinecap="round">
        <path d="M196-10c-14 74 26 120 2 176-14 34-66 58-70 124" strokeWidth="16" />
        <path d="M190 90c92 18 176-26 262 2 78 24 120 8 200 20" strokeWidth="16" />
        <path d="M166 214c104-34 190 2 300-26 74-18 118 0 184-8" strokeWidth="11" />
        <path
          d="M330-10c6 70-10 142 8 300M448-10c-8 84 22 176-2 300M552-10c14 92-10 210 8 300"
          strokeWidth="9"
        />
        <path d="M200 34c110-12 280 10 450-6M150 258c160-12 320 12 500-6" strokeWidth="6" />
      </g>
    </svg>
  );
}
