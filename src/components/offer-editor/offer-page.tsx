import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { editedOfferQuery } from '#data/offers/kept-offer-queries.ts';
import { placeQuery } from '#data/places/place-queries.ts';
import { brand } from '#domain/brand.ts';
import { canManagePlace } from '#domain/user.ts';
import type { User } from '#domain/user.ts';
import { editedOfferErrors } from '#texts/errors/offers.ts';
import { placeDetailErrors } from '#texts/errors/places.ts';
import { BackLink } from '#components/back-link/back-link.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const loadEditor = async () => (await import('./offer-editor.tsx')).OfferEditor;
const OfferEditor = lazyPart('offer-editor', 'Carregando a oferta...', loadEditor);

interface OfferPageProps {
  user: User;
  /** What is edited; null makes a new offer of `placeId`. */
  offerId: string | null;
  placeId: string;
  /** The list that one came from. */
  listPath: string;
}

/** An offer is made or edited, by whoever keeps its place. */
export function OfferPage({ user, offerId, placeId, listPath }: OfferPageProps) {
  const edited = useQuery({
    ...editedOfferQuery(user.uid, offerId ?? ''),
    enabled: offerId !== null,
  });
  const offer = edited.data ?? null;
  const ofPlace = offer?.placeId ?? placeId;
  const {
    data: place,
    error,
    refetch,
  } = useQuery({
    ...placeQuery(ofPlace),
    enabled: ofPlace !== '',
  });
  // While the offer and its place are read.
  useEffect(() => {
    loadEditor().catch(() => undefined);
  }, []);

  const title = offerId === null ? 'Nova oferta' : 'Editar oferta';
  const isForeign = place && !canManagePlace(user, place.id, place.createdBy);
  const isReady = place && !isForeign && (offerId === null || offer !== null);
  const failure = edited.error
    ? { sentences: editedOfferErrors, error: edited.error, onRetry: () => void edited.refetch() }
    : error && !place
      ? { sentences: placeDetailErrors, error, onRetry: () => void refetch() }
      : null;

  return (
    <div className="page py-3 md:py-8">
      <title>{`${title} · ${brand.name}`}</title>
      <BackLink to={listPath}>Ofertas</BackLink>
      {isReady && (
        <>
          <h1 className="mt-2 text-2xl font-extrabold md:text-3xl">{title}</h1>
          <p className="mt-1 wrap-anywhere text-ink-muted">{place.title}</p>
          <OfferEditor
            key={offerId ?? ofPlace}
            user={user}
            placeId={place.id}
            offer={offer}
            listPath={listPath}
          />
        </>
      )}
      {isForeign && <h1 className="mt-6 text-2xl font-extrabold">Você não gerencia este local.</h1>}
      {failure && <FailureNotice as="h1" {...failure} />}
      {!failure && !isReady && !isForeign && (
        <LoadingRegion label="Carregando a oferta...">
          <Skeleton className="mt-4 h-9 w-2/3 max-w-md" />
          <Skeleton className="mt-6 h-64 w-full rounded-card" />
        </LoadingRegion>
      )}
    </div>
  );
}
