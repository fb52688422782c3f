import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Map as MapIcon, MapPin } from 'lucide-react';
import type { Coordinates } from '#shared/geo.ts';
import * as texts from '#features/map/texts.ts';
import { chunkErrors } from '#ui/chunk-errors.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { lazyCode } from '#ui/progressive/lazy-code.ts';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';
import { whenNearViewport } from '#ui/progressive/near-view.ts';
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
  /** Shows only the icon of the button, in the corner of a small map. */
  isSmall?: boolean;
  /** Classes of the container; they must set its height. */
  className?: string;
  /** Loads the chunk of the map; replaced in tests. */
  load?: () => Promise<{ LeafletMap: ComponentType<LeafletMapProps> }>;
}

const CoastPreview = optionalPart(
  async () => (await import('../coast/coast-preview.tsx')).CoastPreview,
);
const lazyLeafletMap = lazyCode(() => import('./leaflet-map.tsx'));

/** Loads the drawing when the visitor comes near it. */
function CoastPreviewNearView({ center }: { center: Coordinates }) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!container.current) return;
    void whenNearViewport(container.current, '50%').then(() => {
      setNear(true);
    });
  }, []);
  return (
    <div ref={container} className="absolute inset-0">
      {isNear && <CoastPreview center={center} />}
    </div>
  );
}

/** Renders the coast around a place with a pin. The interactive map and its tiles are loaded on request. */
export function PlaceMap(props: PlaceMapProps) {
  const { title, address, position, loadsImmediately = false, load = lazyLeafletMap.load } = props;
  const { isSmall = false, className = 'h-64 md:h-80' } = props;
  const [state, setState] = useState<MapState>({ kind: loadsImmediately ? 'loading' : 'drawing' });
  const isOffline = useIsOffline();
  const isIconOnly = isSmall && state.kind === 'drawing';

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
    <div
      className={cx(
        'relative overflow-hidden rounded-card border border-line bg-sunken',
        className,
      )}
    >
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
          {position && <CoastPreviewNearView center={position} />}
          {state.kind !== 'failed' && (
            <MapPin
              aria-hidden
              size={40}
              className="absolute bottom-1/2 left-1/2 -translate-x-1/2 fill-sea text-on-sea"
            />
          )}
          {/* Messages and button share one element at the bottom of the drawing, so that the pin stays visible. */}
          <div
            className={cx(
              'absolute inset-x-3 bottom-3 flex flex-col gap-3 text-center',
              isIconOnly ? 'items-end' : 'items-center',
            )}
          >
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
                className={cx(
                  'after:absolute after:-inset-x-3 after:-top-80 after:-bottom-3',
                  isIconOnly && 'px-3!',
                )}
                aria-disabled={state.kind === 'loading'}
                onClick={() => {
                  if (state.kind === 'loading') return;
                  setState({ kind: 'loading' });
                  loadMap();
                }}
              >
                <MapIcon aria-hidden size={20} />
                <span className={isIconOnly ? 'sr-only' : undefined}>
                  {buttonTextByKind[state.kind]}
                </span>
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
