import { useInfiniteQuery } from '@tanstack/react-query';
import { pastImportsQuery } from '#data/imports/import-queries.ts';
import { importListErrors } from '#texts/errors/imports.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { Button } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PastImportCard } from './past-import-card.tsx';

/** The imports that were made, each of which can be undone. */
export function PastImports({ uid }: { uid: string }) {
  return (
    <section aria-labelledby="importacoes-anteriores" className="mt-4 min-w-0">
      <h2 id="importacoes-anteriores" className="mb-4 text-xl font-bold">
        Importações anteriores
      </h2>
      <Imports uid={uid} />
    </section>
  );
}

function Imports({ uid }: { uid: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pastImportsQuery(uid),
  );
  if (error && !data) {
    return (
      <FailureNotice
        as="h3"
        sentences={importListErrors}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <LoadingRegion label="Carregando importações...">
        <Skeleton className="h-24 w-full" />
      </LoadingRegion>
    );
  }
  const imports = data.pages.flatMap((page) => page.imports);
  if (imports.length === 0) {
    return <p className="text-ink-muted">Nenhuma importação foi feita ainda.</p>;
  }
  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {imports.map((past) => (
          <PastImportCard key={past.id} uid={uid} past={past} />
        ))}
      </ul>
      {error && (
        <FailureLine
          sentences={importListErrors}
          error={error}
          onRetry={() => void fetchNextPage()}
        />
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          aria-disabled={isFetchingNextPage}
          onClick={() => {
            if (!isFetchingNextPage) void fetchNextPage();
          }}
        >
          {isFetchingNextPage ? 'Carregando...' : 'Mostrar mais importações'}
        </Button>
      )}
    </>
  );
}
