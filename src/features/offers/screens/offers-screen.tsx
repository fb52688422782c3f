import { DoorClosed, Search, BadgePercent } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { brand } from '#shared/brand.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SequentialReveal } from '#ui/sequential-reveal.tsx';
import { clubOffersQuery } from '#features/offers/data/club-offer-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { offerListErrors } from '#features/offers/place-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { JoinMessage } from './club-message.tsx';
import { FilteredOffers } from './filtered-offers.tsx';
import { offerColumnClasses } from './offer-group.tsx';

const JoinBanner = lazyPart(
  'Carregando o clube...',
  async () => (await import('./join-banner.tsx')).JoinBanner,
  { hasPlace: false },
);

/** Page of the club offers. */
export default function OffersScreen() {
  const { shownUser } = useSession();
  // If the settings cannot be read, the offers are shown: the server checks each use.
  const { data: settings } = useQuery(publicSettingsQuery());

  return (
    <div className="page pt-5 pb-8 md:pt-10">
      <title>{`Benefícios do clube · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Benefícios do clube</h1>
      {settings?.clubEnabled === false ? (
        <Banner
          icon={<DoorClosed aria-hidden size={28} />}
          title="O clube está fechado no momento"
          actions={<ButtonLink to={linkTo('/')}>Explorar lugares</ButtonLink>}
        >
          <p>Os benefícios não podem ser usados agora. Volte em breve.</p>
        </Banner>
      ) : (
        <>
          <p className="mt-1 max-w-prose text-ink-muted">
            Escolha um benefício, vá até o lugar e gere o código na hora de pagar a conta.
          </p>
          <Link
            to={linkTo('/search', { beneficio: '1' })}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-ink underline-offset-4 hover:underline"
          >
            <Search aria-hidden size={18} />
            Buscar lugares com benefício
          </Link>
          {shownUser ? (
            // The membership loads later; the offers wait for the banner above them, so that they do not move.
            <SequentialReveal>
              <JoinBanner />
              <OfferList />
            </SequentialReveal>
          ) : (
            <div className="of-session">
              <JoinMessage />
              <OfferList />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** The offers of all places. */
function OfferList() {
  const query = useQuery(clubOffersQuery());
  return (
    <QueryView
      query={query}
      sentences={offerListErrors}
      isQuiet
      loading="Carregando os benefícios..."
      skeleton={
        <div className="list-with-map mt-6">
          <div className={offerColumnClasses}>
            <Skeleton className="h-72 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        </div>
      }
    >
      {(clubOffers) =>
        clubOffers.offers.length === 0 ? (
          <Banner
            icon={<BadgePercent aria-hidden size={28} />}
            title="Nenhum benefício no momento"
            actions={<ButtonLink to={linkTo('/')}>Explorar lugares</ButtonLink>}
          >
            <p>Quando um lugar parceiro oferecer um desconto aos sócios, ele aparece aqui.</p>
          </Banner>
        ) : (
          <div className="mt-6">
            <FilteredOffers {...clubOffers} />
          </div>
        )
      }
    </QueryView>
  );
}
