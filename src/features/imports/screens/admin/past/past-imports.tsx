import { useInfiniteQuery } from '@tanstack/react-query';
import { pastImportsQuery } from '#features/imports/data/import-queries.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { EndlessList } from '#ui/endless-list.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PastImportCard } from './past-import-card.tsx';

/** Renders past imports, each with an undo button. */
export function PastImports({ uid }: { uid: string }) {
  return (
    <section aria-labelledby="importacoes-anteriores" className="mt-4 min-w-0">
      <h2 id="importacoes-anteriores" className="mb-4 text-xl font-bold">
        {texts.pastImportsTitle}
      </h2>
      <PastImportList uid={uid} />
    </section>
  );
}

function PastImportList({ uid }: { uid: string }) {
  const query = useInfiniteQuery(pastImportsQuery(uid));
  return (
    <EndlessList
      query={query}
      sentences={texts.importListErrors}
      failure="h3"
      loading={texts.loadingImports}
      skeleton={<Skeleton className="h-24 w-full" />}
      moreLabel={texts.moreImports}
      empty={<p className="text-ink-muted">{texts.noImports}</p>}
    >
      {(imports) => (
        <ul className="grid gap-3 lg:grid-cols-2">
          {imports.map((pastImport) => (
            <PastImportCard key={pastImport.id} uid={uid} past={pastImport} />
          ))}
        </ul>
      )}
    </EndlessList>
  );
}
