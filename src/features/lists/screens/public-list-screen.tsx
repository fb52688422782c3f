import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { publicListQuery } from '#features/lists/data/public-list-queries.ts';
import { AppError } from '#shared/app-error.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import { listLinkCorrection } from '#features/lists/model/public-list.ts';
import * as texts from '#features/lists/texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useCanonicalPath } from '#ui/use-canonical-path.ts';
import { PublicListSkeleton, PublicListView } from './public/public-list-view.tsx';

/** Lazy-loaded because it is rarely shown. */
const PublicListProblem = lazyPart(
  texts.loading,
  async () => (await import('./public/public-list-problem.tsx')).PublicListProblem,
  { hasPlace: false },
);

const missingIdError = new AppError('invalid-input', 'The address holds no list id');

export default function PublicListScreen() {
  const { listId: listParam = '' } = useParams();
  const id = placeIdFromParam(listParam).trim();
  const { data, error, refetch } = useQuery({ ...publicListQuery(id), enabled: id !== '' });
  useCanonicalPath(data ? listLinkCorrection(data, listParam) : null);

  if (id === '' || (error && !data)) {
    return (
      <PublicListProblem
        error={id === '' ? missingIdError : error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PublicListSkeleton />;
  return <PublicListView key={data.id} list={data} />;
}
