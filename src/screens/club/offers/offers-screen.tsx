import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { DoorClosed, Search } from 'lucide-react';
import { Link } from 'react-router';
import { publicSettingsQuery } from '#data/settings/settings-queries.ts';
import { brand } from '#domain/brand.ts';
import { useSessionActions } from '#session/use-session.ts';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { OfferList } from './offer-list.tsx';

const JoinBanner = lazyPart(
  'join-banner',
  'Carregando o clube...',
  async () => (await import('./join-banner.tsx')).JoinBanner,
  { hasPlace: false },
);

/** What members of the club get, and where. */
export default function OffersScreen() {
  const { start } = useSessionActions();
  // Without an answer the offers are shown: the server decides anyway.
  const { data: settings } = useQuery(publicSettingsQuery());

  // Whoever is a member already is not asked to become one, so it has to be known who is there.
  useEffect(start, [start]);

  return (
    <div className="page pt-5 pb-8 md:pt-10">
      <title>{`Benefícios do clube · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Benefícios do clube</h1>
      {settings?.clubEnabled === false ? (
        <Notice
          icon={<DoorClosed aria-hidden size={28} />}
          title="O clube está fechado no momento"
          actions={<ButtonLink to="/">Explorar lugares</ButtonLink>}
        >
          <p>Os benefícios não podem ser usados agora. Volte em breve.</p>
        </Notice>
      ) : (
        <>
          <p className="mt-1 max-w-prose text-ink-muted">
            Escolha um benefício, vá até o lugar e gere o código na hora de pagar a conta.
          </p>
          <Link
            to="/search?beneficio=1"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-ink underline-offset-4 hover:underline"
          >
            <Search aria-hidden size={18} />
            Buscar lugares com benefício
          </Link>
          <JoinBanner />
          <OfferList />
        </>
      )}
    </div>
  );
}
