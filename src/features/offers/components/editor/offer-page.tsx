import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { editedOfferQuery } from '#features/offers/data/managed-offer-queries.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { RecordPage } from '#features/places/components/record-page.tsx';

const OfferEditor = lazyPart(
  texts.loadingOffer,
  async () => (await import('./offer-editor.tsx')).OfferEditor,
);

interface OfferPageProps {
  user: User;
  /** The offer to edit; null creates an offer of `placeId`. */
  offerId: string | null;
  placeId: string;
  /** Path of the list to return to. */
  listPath: string;
}

/** Page on which a manager of the place creates or edits an offer. */
export function OfferPage({ user, offerId, placeId, listPath }: OfferPageProps) {
  const editedOffer = useQuery({
    ...editedOfferQuery(user.uid, offerId ?? ''),
    enabled: offerId !== null,
  });
  // Preloads the code while the offer and its place load.
  useEffect(() => {
    OfferEditor.preload();
  }, []);
  return (
    <RecordPage
      user={user}
      title={offerId === null ? texts.newOffer : texts.editOffer}
      listPath={listPath}
      listName={texts.offersLabel}
      record={offerId === null ? null : editedOffer}
      placeId={placeId}
      sentences={texts.editedOfferErrors}
      loading={texts.loadingOffer}
    >
      {(place, offer) => (
        <OfferEditor
          key={offerId ?? place.id}
          user={user}
          place={place}
          offer={offer}
          listPath={listPath}
        />
      )}
    </RecordPage>
  );
}
