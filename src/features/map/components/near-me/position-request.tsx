import { lazyPart } from '#ui/lazy-part.tsx';

/** Asked for by few, and only after they chose something that needs it. */
const NearMe = lazyPart('Abrindo...', async () => (await import('./near-me.tsx')).NearMe, {
  hasPlace: false,
});

/** Where something chosen needs to know where the visitor is. */
export function PositionRequest({ sentence }: { sentence: string }) {
  return (
    <div className="rounded-card bg-sunken p-4">
      <p className="mb-3">{sentence}</p>
      <div className="min-h-11">
        <NearMe onLocated={() => undefined} />
      </div>
    </div>
  );
}
