import { useQuery } from '@tanstack/react-query';
import { placeOffersQuery } from '#data/offers/offer-queries.ts';
import { publicSettingsQuery } from '#data/settings/settings-queries.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { offerListErrors } from '#texts/errors/redemptions.ts';
import { Section } from '../section.tsx';

const PlaceOffers = lazyPart(
  'Carregando benefícios...',
  async () => (await import('./place-offers.tsx')).PlaceOffers,
);

/** What the club gives at this place. Nothing where there is nothing, or while the club is closed. */
export function PlaceOffersSection({ placeId }: { placeId: string }) {
  const settings = useQuery(publicSettingsQuery());
  // Without an answer the offers are shown: the server decides anyway.
  const isOpen = settings.data ? settings.data.clubEnabled : settings.isError;
  const offers = useQuery({ ...placeOffersQuery(placeId), enabled: isOpen });
  if (!isOpen) return null;
  if (offers.error && !offers.data) {
    return (
      <Section title="Benefícios do clube">
        <FailureLine
          sentences={offerListErrors}
          error={offers.error}
          onRetry={() => void offers.refetch()}
        />
      </Section>
    );
  }
  return offers.data?.length ? (
    <Section title="Benefícios do clube">
      <PlaceOffers offers={offers.data} />
    </Section>
  ) : null;
}
