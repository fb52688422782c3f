import { useInfiniteQuery } from '@tanstack/react-query';
import { PastImportsSection, pastImportsView } from '#features/imports/components/past-imports.tsx';
import { pastImportsQuery } from '#features/imports/data/import-queries.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { EndlessList } from '#ui/endless-list.tsx';
import { PastPlaceImport } from './past-place-import.tsx';

/** Renders past imports of places, each with an undo button. */
export function PastImports({ uid }: { uid: string }) {
  const query = useInfiniteQuery(pastImportsQuery(uid));
  return (
    <PastImportsSection>
      <EndlessList
        {...pastImportsView}
        query={query}
        sentences={texts.importListErrors}
        moreLabel={texts.moreImports}
      >
        {(imports) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {imports.map((pastImport) => (
              <PastPlaceImport key={pastImport.id} uid={uid} past={pastImport} />
            ))}
          </ul>
        )}
      </EndlessList>
    </PastImportsSection>
  );
}
