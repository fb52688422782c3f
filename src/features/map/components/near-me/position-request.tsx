import * as texts from '#features/map/near-me-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';

/** Lazy-loaded: few visitors need it, and only after a choice that requires a position. */
const NearMe = lazyPart(texts.opening, async () => (await import('./near-me.tsx')).NearMe, {
  hasPlace: false,
});

/** Renders a sentence and the button that requests the position of the visitor. */
export function PositionRequest({ sentence = texts.positionForDistances }: { sentence?: string }) {
  return (
    <div className="rounded-card bg-sunken p-4">
      <p className="mb-3">{sentence}</p>
      <div className="min-h-11">
        <NearMe staysOnPage />
      </div>
    </div>
  );
}
