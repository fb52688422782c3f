import { useRef, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus, Scale } from 'lucide-react';
import { placeQuery } from '#data/places/place-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import { brand } from '#domain/brand.ts';
import { comparedIn, comparisonParams, maxCompared } from '#domain/comparison.ts';
import type { Place } from '#domain/place.ts';
import { lazyDialog } from '#components/lazy-part/lazy-part.tsx';
import { NearMe } from '#components/near-me/near-me.tsx';
import { useVisitorLocation } from '#components/near-me/visitor-location.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { CompareTable } from './compare-table.tsx';
import type { Compared } from './compare-table.tsx';

const PlaceChooser = lazyDialog(async () => (await import('./place-chooser.tsx')).PlaceChooser);

/** Codes of a place that is not in the guide any more: no second attempt changes that. */
const gone = new Set(['not-found', 'permission-denied', 'invalid-input']);

/** Up to four places side by side. Which they are stands in the address, so that it can be shared. */
export default function CompareScreen() {
  const { state: ids, update } = useAddressState(comparedIn, comparisonParams);
  const columns = useQueries({ queries: ids.map((id) => placeQuery(id)), combine: columnsOf });
  const visitor = useVisitorLocation();
  const [isChoosing, setChoosing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const isFull = ids.length >= maxCompared;

  const choose = () => {
    if (isFull) toast('Quatro lugares de cada vez. Remova um para escolher outro.');
    else setChoosing(true);
  };
  const remove = (id: string) => {
    update(ids.filter((other) => other !== id));
    title.current?.focus();
  };

  return (
    <div className="page py-6 md:py-10">
      <title>{`Comparar lugares · ${brand.name}`}</title>
      <h1 ref={title} tabIndex={-1} className="text-2xl font-extrabold outline-none md:text-3xl">
        Comparar lugares
      </h1>
      <p className="mt-1 text-ink-muted">Até quatro lugares, lado a lado.</p>
      {ids.length === 0 ? (
        <Notice
          icon={<Scale aria-hidden size={28} />}
          title="Escolha os lugares"
          actions={<Button onClick={choose}>Escolher lugares</Button>}
        >
          <p>Veja preço, nota, horário e comodidades um ao lado do outro.</p>
        </Notice>
      ) : (
        <>
          <div className="mt-5 flex flex-wrap items-start gap-3">
            <Button aria-disabled={isFull} onClick={choose}>
              <Plus aria-hidden size={20} />
              Adicionar lugar
            </Button>
            {visitor === null && <NearMe onLocated={noop} />}
          </div>
          <CompareTable
            places={ids.map((id, position) => ({ id, ...columns[position] }))}
            visitor={visitor}
            onRemove={remove}
          />
        </>
      )}
      {isChoosing && (
        <PlaceChooser
          chosen={ids}
          onChoose={(id) => {
            update([...ids, id]);
            setChoosing(false);
          }}
          onClose={() => {
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}

function noop() {
  // The row of distances comes by itself.
}

/** Outside of the component, so that what it makes stays the same while nothing has come. */
function columnsOf(answers: UseQueryResult<Place>[]): Omit<Compared, 'id'>[] {
  return answers.map(({ data, error, refetch }) => ({
    place: data ?? (error && gone.has(errorCode(error)) ? null : undefined),
    error: data ? null : error,
    onRetry: () => void refetch(),
  }));
}
