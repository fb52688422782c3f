import { useSearchParams } from 'react-router';
import { Clock } from 'lucide-react';
import type { ClubOffer } from '#domain/club-offer.ts';
import { offerStandingAt } from '#domain/offer-calendar.ts';
import { useNow } from '#components/clock/use-now.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { OfferGroup } from './offer-group.tsx';
import type { PartnerPlace } from '#components/club-offer/use-partner-places.ts';

interface FilteredOffersProps {
  offers: readonly ClubOffer[];
  placeOf: (placeId: string) => PartnerPlace;
  /** Not everything is loaded: what is not found here may still come. */
  hasMore: boolean;
}

const nowParam = 'agora';
const neighborhoodParam = 'bairro';

/** The loaded offers as the address asks for them: what can be used at once, then the others. */
export function FilteredOffers({ offers, placeOf, hasMore }: FilteredOffersProps) {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const neighborhoodOf = ({ placeId }: ClubOffer) => {
    const known = placeOf(placeId);
    return known.kind === 'found' ? known.place.neighborhood : '';
  };
  const onlyNow = params.get(nowParam) === '1';
  const neighborhood = params.get(neighborhoodParam) ?? '';
  const set = (name: string, value: string) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  };
  const neighborhoods = [
    ...new Set([...offers.map(neighborhoodOf), neighborhood].filter(Boolean)),
  ].sort((a, b) => a.localeCompare(b));
  const chosen = neighborhood
    ? offers.filter((offer) => neighborhoodOf(offer) === neighborhood)
    : offers;
  const valid = chosen.filter((offer) => offerStandingAt(offer, now).kind === 'valid');
  const later = onlyNow ? [] : laterOffers(chosen, now);
  const isEmpty = valid.length === 0 && later.length === 0;

  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Bairro"
          isLabelHidden
          className="w-full sm:w-64"
          value={neighborhood}
          options={[
            { value: '', label: 'Todos os bairros' },
            ...neighborhoods.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(value) => {
            set(neighborhoodParam, value);
          }}
        />
        <ToggleChip
          pressed={onlyNow}
          onToggle={() => {
            set(nowParam, onlyNow ? '' : '1');
          }}
        >
          Válidos agora
        </ToggleChip>
      </div>
      <OfferGroup title="Válidos agora" offers={valid} placeOf={placeOf} now={now} />
      <OfferGroup title="Em outros horários" offers={later} placeOf={placeOf} now={now} />
      {isEmpty && (
        <Notice
          icon={<Clock aria-hidden size={28} />}
          title={onlyNow ? 'Nenhum benefício vale agora' : 'Nenhum benefício encontrado'}
          actions={
            (onlyNow || neighborhood !== '') && (
              <Button
                variant="secondary"
                onClick={() => {
                  setParams({}, { replace: true });
                }}
              >
                Limpar filtros
              </Button>
            )
          }
        >
          <p>
            {hasMore
              ? 'Veja mais benefícios abaixo: nem todos foram carregados.'
              : 'Veja os dias e horários dos outros benefícios.'}
          </p>
        </Notice>
      )}
    </>
  );
}

/** What comes next first. */
function laterOffers(offers: readonly ClubOffer[], now: Date): ClubOffer[] {
  return offers
    .flatMap((offer) => {
      const standing = offerStandingAt(offer, now);
      return standing.kind === 'later' ? [{ offer, from: standing.from.getTime() }] : [];
    })
    .sort((a, b) => a.from - b.from)
    .map(({ offer }) => offer);
}
