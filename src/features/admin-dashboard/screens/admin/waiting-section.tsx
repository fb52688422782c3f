import { lazyPart } from '#ui/lazy-part.tsx';

// The code that counts knows the lists, too, and the figures below need not wait for it.
const WaitingRows = lazyPart(
  'Contando o que espera...',
  async () => (await import('./waiting-rows.tsx')).WaitingRows,
);

/** What waits for a super admin. */
export function WaitingSection({ uid }: { uid: string }) {
  return (
    <section aria-labelledby="esperando" className="mt-6">
      <h2 id="esperando" className="mb-3 text-xl font-bold">
        Esperando por você
      </h2>
      {/* The room that is kept for the rows until they come. */}
      <div className="min-h-70">
        <WaitingRows uid={uid} />
      </div>
    </section>
  );
}
