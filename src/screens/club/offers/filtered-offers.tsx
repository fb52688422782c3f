import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Clock } from 'lucide-react';
import type { ClubOffers } from '#data/offers/club-offer-store.ts';
import { apart } from '#domain/apart.ts';
import type { ClubOffer } from '#domain/club-offer.ts';
import { isInArea, parseMapView } from '#domain/map-view.ts';
import { offerStandingAt } from '#domain/offer-calendar.ts';
import { ListWithMap } from '#components/list-map/list-with-map.tsx';
import { useNow, useOrderedAt } from '#ui/use-now.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { OfferGroup } from './offer-group.tsx';
import { offersOnMap } from './offers-on-map.tsx';

/** Cards that are added at a time: a page of all of them would be slow to build on a phone. */
const pageSize = 24;

const nowParam = 'agora';
const neighborhoodParam = 'bairro';

/** The offers as the address asks for them: what can be used at once, then the others. */
export function FilteredOffers({ offers, places }: ClubOffers) {
  const [most, setMost] = useState(pageSize);
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const neighborhoodOf = ({ placeId }: ClubOffer) => places.get(placeId)?.neighborhood ?? '';
  const onlyNow = params.get(nowParam) === '1';
  const neighborhood = params.get(neighborhoodParam) ?? '';
  const orderedAt = useOrderedAt(`${neighborhood} ${onlyNow}`);
  const change = (parameters: Record<string, string>) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(parameters)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  };
  const { area } = useMemo(() => parseMapView(params), [params]);
  const { valid, later } = useMemo(() => {
    const chosen = offers.filter(({ placeId }) => {
      const place = places.get(placeId);
      const isThere = neighborhood === '' || place?.neighborhood === neighborhood;
      return isThere && (area === null || isInArea(area, place?.geo ?? null));
    });
    return {
      valid: apart(
        chosen.filter((offer) => offerStandingAt(offer, orderedAt).kind === 'valid'),
        placeIdOf,
      ),
      later: onlyNow ? [] : apart(laterOffers(chosen, orderedAt), placeIdOf),
    };
  }, [offers, places, neighborhood, area, onlyNow, orderedAt]);
  const onMap = useMemo(() => offersOnMap([...valid, ...later], places), [valid, later, places]);
  const neighborhoods = [
    ...new Set([...offers.map(neighborhoodOf), neighborhood].filter(Boolean)),
  ].sort((a, b) => a.localeCompare(b));
  const isEmpty = valid.length === 0 && later.length === 0;

  const filters = (
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
          change({ [neighborhoodParam]: value });
        }}
      />
      <ToggleChip
        pressed={onlyNow}
        onToggle={() => {
          change({ [nowParam]: onlyNow ? '' : '1' });
        }}
      >
        Válidos agora
      </ToggleChip>
    </div>
  );

  return (
    <ListWithMap
      label="Mapa dos benefícios"
      places={onMap}
      viewKey={`${neighborhood} ${onlyNow}`}
      head={filters}
    >
      <div className="flex flex-col gap-8">
        <OfferGroup title="Válidos agora" offers={valid.slice(0, most)} places={places} now={now} />
        <OfferGroup
          title="Em outros horários"
          offers={later.slice(0, Math.max(0, most - valid.length))}
          places={places}
          now={now}
        />
        {valid.length + later.length > most && (
          <Button
            variant="secondary"
            className="self-center"
            onClick={() => {
              setMost(most + pageSize);
            }}
          >
            Ver mais benefícios
          </Button>
        )}
        {isEmpty && (
          <Notice
            icon={<Clock aria-hidden size={28} />}
            title={onlyNow ? 'Nenhum benefício vale agora' : 'Nenhum benefício encontrado'}
            actions={
              (onlyNow || neighborhood !== '' || area !== null) && (
                <Button
                  variant="secondary"
                  onClick={() => {
                    change({ [nowParam]: '', [neighborhoodParam]: '', area: '' });
                  }}
                >
                  Limpar filtros
                </Button>
              )
            }
          >
            <p>Veja os dias e horários dos outros benefícios.</p>
          </Notice>
        )}
      </div>
    </ListWithMap>
  );
}

/** The cards of two offers of one place show the same picture. */
const placeIdOf = ({ placeId }: ClubOffer) => placeId;

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
