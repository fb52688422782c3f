import { useParams, useSearchParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { BackLink } from '#ui/back-link.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { OfferPage } from '#features/offers/components/editor/offer-page.tsx';
import * as texts from '#features/offers/panel-texts.ts';

const AnyPlacePicker = lazyPart(
  texts.loadingPlaces,
  async () => (await import('#features/places/components/any-place-picker.tsx')).AnyPlacePicker,
);

/** Page on which a super admin creates or edits an offer of any place. */
export default function OfferScreen() {
  const { user } = useSession();
  const { offerId = null } = useParams();
  const [params, setParams] = useSearchParams();
  const placeId = params.get('place') ?? '';
  if (!user) return null;
  if (offerId !== null || placeId !== '') {
    const listPath = placeId
      ? linkTo('/admin/offers', { place: placeId })
      : linkTo('/admin/offers');
    return <OfferPage user={user} offerId={offerId} placeId={placeId} listPath={listPath} />;
  }
  return (
    <div className="page py-3 md:py-8">
      <title>{texts.newOfferPageTitle}</title>
      <BackLink to={linkTo('/admin/offers')}>{texts.offersLabel}</BackLink>
      <h1 className="mt-2 text-2xl font-extrabold md:text-3xl">{texts.newOffer}</h1>
      <AnyPlacePicker
        onPick={(place) => {
          setParams({ place });
        }}
      />
    </div>
  );
}
