import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { publicListQuery } from '#features/lists/data/public-list-queries.ts';
import { AppError } from '#shared/app-error.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import { listLinkCorrection } from '#features/lists/model/public-list.ts';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCorrectedAddress } from '#ui/use-corrected-address.ts';
import { PublicListView } from './public/public-list-view.tsx';

/** Hardly anybody sees it. */
const PublicListProblem = lazyPart(
  'Carregando...',
  async () => (await import('./public/public-list-problem.tsx')).PublicListProblem,
  { hasPlace: false },
);

const missingId = new AppError('invalid-input', 'The address holds no list id');

export default function PublicListScreen() {
  const { listId: listParam = '' } = useParams();
  const id = placeIdFromParam(listParam).trim();
  const { data, error, refetch } = useQuery({ ...publicListQuery(id), enabled: id !== '' });
  useCorrectedAddress(data ? listLinkCorrection(data, listParam) : null);

  if (id === '' || (error && !data)) {
    return (
      <PublicListProblem error={id === '' ? missingId : error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <PublicListSkeleton />;
  return <PublicListView key={data.id} list={data} />;
}

function PublicListSkeleton() {
  return (
    <div className="page min-h-dvh pt-3 md:pt-8">
      <LoadingRegion label="Carregando a lista...">
        <Skeleton className="mt-12 h-8 w-64" />
        <Skeleton className="mt-3 mb-6 h-5 w-40" />
        <RowsSkeleton count={5} />
      </LoadingRegion>
    </div>
  );
}
