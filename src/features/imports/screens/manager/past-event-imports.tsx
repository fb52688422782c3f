import { useQuery } from '@tanstack/react-query';
import { eventImportsQuery } from '#features/imports/data/event-import-queries.ts';
import { eventImportListErrors } from '#features/imports/event-panel-texts.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PastEventImportCard } from './past-event-import-card.tsx';

/** The newest imports, each of which can be undone. */
export function PastEventImports({ uid }: { uid: string }) {
  const query = useQuery(eventImportsQuery(uid));
  return (
    <section aria-labelledby="importacoes-anteriores" className="mt-4 min-w-0">
      <h2 id="importacoes-anteriores" className="mb-4 text-xl font-bold">
        Importações anteriores
      </h2>
      <QueryView
        query={query}
        sentences={eventImportListErrors}
        failure="h3"
        loading="Carregando importações..."
        skeleton={<Skeleton className="h-24 w-full" />}
        empty={<p className="text-ink-muted">Nenhuma importação foi feita ainda.</p>}
      >
        {(imports) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {imports.map((past) => (
              <PastEventImportCard key={past.id} uid={uid} past={past} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
