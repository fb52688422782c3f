import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { OfferPage } from '#features/offers/components/editor/offer-page.tsx';

/** Page on which a manager creates or edits an offer of a managed place. */
export default function OfferScreen() {
  const { user } = useSession();
  const { offerId = null } = useParams();
  const [params] = useSearchParams();
  const placeId = params.get('place') ?? '';
  if (!user) return null;
  if (offerId === null && placeId === '')
    return <Navigate to={linkTo('/manager/offers')} replace />;
  const listPath = placeId
    ? linkTo('/manager/offers', { place: placeId })
    : linkTo('/manager/offers');
  return <OfferPage user={user} offerId={offerId} placeId={placeId} listPath={listPath} />;
}
