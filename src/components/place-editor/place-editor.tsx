import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import { editedPlaceQuery } from '#data/place-images/place-image-queries.ts';
import { brand } from '#domain/brand.ts';
import { errorCode } from '#domain/app-error.ts';
import { canManagePlace } from '#domain/user.ts';
import { useSession } from '#session/use-session.ts';
import { placeDetailErrors } from '#texts/errors/places.ts';
import { categoriesErrors } from '#texts/errors/shell.ts';
import { BackLink } from '#components/back-link/back-link.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { EditorArea } from './editor-area.ts';

const loadWizard = async () => (await import('./place-wizard.tsx')).PlaceWizard;
const PlaceWizard = lazyPart('place-wizard', 'Carregando lugar...', loadWizard);

/** The wizard for a new place, or for the one in the address: reads what it needs first. */
export function PlaceEditor({ area }: { area: EditorArea }) {
  const { placeId } = useParams();
  const { user, isSuperAdmin } = useSession();
  const [session, setSession] = useState({ of: placeId, round: 0, made: '' });
  // A place that was made here goes on in the same form when the address becomes its own.
  const goesOn = placeId !== undefined && placeId === session.made;
  if (session.of !== placeId) {
    setSession({
      of: placeId,
      round: goesOn ? session.round : session.round + 1,
      made: goesOn ? session.made : '',
    });
  }
  const reads = placeId !== undefined && !goesOn;
  const place = useQuery({ ...editedPlaceQuery(placeId ?? ''), enabled: reads });
  const categories = useQuery(categoriesQuery());

  // While the place and the categories are read.
  useEffect(() => {
    loadWizard().catch(() => undefined);
  }, []);

  if (!user) return null;

  const failed = (reads && !place.data && place.error) || (!categories.data && categories.error);
  const isReady = categories.data && (!reads || place.data);
  const isForeign =
    place.data && reads && !canManagePlace(user, place.data.id, place.data.createdBy);
  return (
    <div className="page py-3 md:py-6">
      <title>{`${placeId === undefined ? 'Novo lugar' : 'Editar lugar'} · ${brand.name}`}</title>
      <BackLink to={area.listPath}>{area.listName}</BackLink>
      {isForeign && <h1 className="mt-6 text-2xl font-extrabold">Você não gerencia este local.</h1>}
      {isReady && !isForeign && (
        <PlaceWizard
          key={session.round}
          area={area}
          writer={{ uid: user.uid, isSuperAdmin }}
          place={reads ? (place.data ?? null) : null}
          categories={categories.data}
          onCreated={(made) => {
            setSession((known) => ({ ...known, made }));
          }}
        />
      )}
      {!isReady && failed && (
        <FailureNotice
          as="h1"
          sentences={reads && !place.data ? placeDetailErrors : categoriesErrors}
          error={failed}
          onRetry={() => {
            void categories.refetch();
            if (reads && errorCode(place.error) !== 'invalid-input') void place.refetch();
          }}
        />
      )}
      {!isReady && !failed && (
        <LoadingRegion label="Carregando lugar...">
          <Skeleton className="mt-4 h-9 w-2/3 max-w-md" />
          <Skeleton className="mt-6 h-96 w-full" />
        </LoadingRegion>
      )}
    </div>
  );
}
