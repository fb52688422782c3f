import { useQuery } from '@tanstack/react-query';
import { searchMissesQuery } from '#features/search/data/search-miss-queries.ts';
import * as texts from '#features/admin-dashboard/panel-texts.ts';
import { QueryView } from '#ui/query-view.tsx';
import { rowsClasses, RowsSkeleton } from '#ui/rows.tsx';

/** Search terms without results: they reveal a gap in the guide or a word that the search does not support. */
export function SearchMisses({ uid }: { uid: string }) {
  const missesQuery = useQuery(searchMissesQuery(uid));
  return (
    <section aria-labelledby="buscas-sem-resultado" className="mt-10">
      <h2 id="buscas-sem-resultado" className="text-xl font-bold">
        {texts.searchMissesTitle}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">{texts.searchMissesLead}</p>
      <QueryView
        query={missesQuery}
        sentences={texts.searchMissErrors}
        failure="h3"
        loading={texts.loadingSearches}
        skeleton={<RowsSkeleton count={3} />}
        empty={<p className="text-ink-muted">{texts.noSearchMisses}</p>}
      >
        {(searchMisses) => (
          <ol className={rowsClasses}>
            {searchMisses.map(({ words, count }) => (
              <li key={words} className="flex items-center justify-between gap-4 px-4 py-3">
                <bdi className="min-w-0 wrap-anywhere">{words}</bdi>
                <span className="shrink-0 text-sm text-ink-muted tabular">
                  {texts.searchCount(count)}
                </span>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </section>
  );
}
