import { useParams, useSearchParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { BackLink } from '#ui/back-link.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { OfferPage } from '#features/offers/components/editor/offer-page.tsx';

const AnyPlacePicker = lazyPart(
  'Carregando lugares...',
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
      <title>{`Nova oferta · ${brand.name}`}</title>
      <BackLink to={linkTo('/admin/offers')}>Ofertas</BackLink>
      <h1 className="mt-2 text-2xl font-extrabold md:text-3xl">Nova oferta</h1>
      <AnyPlacePicker
        onPick={(place) => {
          setParams({ place });
        }}
      />
    </div>
  );
}
