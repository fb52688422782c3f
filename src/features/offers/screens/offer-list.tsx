import { useQuery } from '@tanstack/react-query';
import { BadgePercent } from 'lucide-react';
import { clubOffersQuery } from '#features/offers/data/club-offer-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { offerListErrors } from '#features/offers/place-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FilteredOffers } from './filtered-offers.tsx';
import { offerColumns } from './offer-group.tsx';

/** The offers of all places. */
export function OfferList() {
  const query = useQuery(clubOffersQuery());
  return (
    <QueryView
      query={query}
      sentences={offerListErrors}
      isQuiet
      loading="Carregando os benefícios..."
      skeleton={
        <div className="list-with-map mt-6">
          <div className={offerColumns}>
            <Skeleton className="h-72 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        </div>
      }
    >
      {(found) =>
        found.offers.length === 0 ? (
          <Notice
            icon={<BadgePercent aria-hidden size={28} />}
            title="Nenhum benefício no momento"
            actions={<ButtonLink to={linkTo('/')}>Explorar lugares</ButtonLink>}
          >
            <p>Quando um lugar parceiro oferecer um desconto aos sócios, ele aparece aqui.</p>
          </Notice>
        ) : (
          <div className="mt-6">
            <FilteredOffers {...found} />
          </div>
        )
      }
    </QueryView>
  );
}
