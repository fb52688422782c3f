import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { editedOfferQuery } from '#data/offers/kept-offer-queries.ts';
import { placeQuery } from '#data/places/place-queries.ts';
import { brand } from '#domain/brand.ts';
import type { ClubOffer } from '#domain/club-offer.ts';
import { canManagePlace } from '#domain/user.ts';
import type { User } from '#domain/user.ts';
import { editedOfferErrors } from '#texts/errors/offers.ts';
import { placeDetailErrors } from '#texts/errors/place-detail.ts';
import { BackLink } from '#ui/back-link.tsx';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const OfferEditor = lazyPart(
  'Carregando a oferta...',
  async () => (await import('./offer-editor.tsx')).OfferEditor,
);

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
  const ofPlace = edited.data?.placeId ?? placeId;
  const place = useQuery({ ...placeQuery(ofPlace), enabled: ofPlace !== '' });
  // While the offer and its place are read.
  useEffect(() => {
    OfferEditor.preload();
  }, []);

  const title = offerId === null ? 'Nova oferta' : 'Editar oferta';
  const view = {
    failure: 'h1',
    isQuiet: true,
    loading: 'Carregando a oferta...',
    skeleton: (
      <>
        <Skeleton className="mt-4 h-9 w-2/3 max-w-md" />
        <Skeleton className="mt-6 h-64 w-full rounded-card" />
      </>
    ),
  } as const;
  const editorOf = (offer: ClubOffer | null) => (
    <QueryView {...view} query={place} sentences={placeDetailErrors}>
      {({ id, createdBy, title: placeTitle }) =>
        canManagePlace(user, id, createdBy) ? (
          <>
            <h1 className="mt-2 text-2xl font-extrabold md:text-3xl">{title}</h1>
            <p className="mt-1 wrap-anywhere text-ink-muted">{placeTitle}</p>
            <OfferEditor
              key={offerId ?? ofPlace}
              user={user}
              placeId={id}
              offer={offer}
              listPath={listPath}
            />
          </>
        ) : (
          <h1 className="mt-6 text-2xl font-extrabold">Você não gerencia este local.</h1>
        )
      }
    </QueryView>
  );

  return (
    <div className="page py-3 md:py-8">
      <title>{`${title} · ${brand.name}`}</title>
      <BackLink to={listPath}>Ofertas</BackLink>
      {offerId === null ? (
        editorOf(null)
      ) : (
        <QueryView {...view} query={edited} sentences={editedOfferErrors}>
          {editorOf}
        </QueryView>
      )}
    </div>
  );
}
