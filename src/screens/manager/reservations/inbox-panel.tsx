import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inboxFilters } from '#domain/reservation-inbox.ts';
import type { InboxFilter } from '#domain/reservation-inbox.ts';
import type { Place } from '#domain/place.ts';
import type { User } from '#domain/user.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { InboxList } from './inbox-list.tsx';

const filterLabels: Record<InboxFilter, string> = {
  pending: 'Pendentes',
  confirmed: 'Confirmadas',
  all: 'Todas',
};

interface InboxPanelProps {
  user: User;
  places: readonly Place[];
}

/** The reservations of some places: from today on, and with 'Todas' those before too. */
export function InboxPanel({ user, places }: InboxPanelProps) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('status');
  const filter = inboxFilters.find((known) => known === asked) ?? 'pending';
  const [showsPast, setShowsPast] = useState(false);

  return (
    <>
      <div role="group" aria-label="Mostrar" className="mt-4 flex flex-wrap gap-2">
        {inboxFilters.map((value) => (
          <ToggleChip
            key={value}
            pressed={filter === value}
            onToggle={() => {
              setParams(
                (known) => {
                  known.set('status', value);
                  return known;
                },
                { replace: true },
              );
            }}
          >
            {filterLabels[value]}
          </ToggleChip>
        ))}
      </div>
      <InboxList key={filter} user={user} places={places} filter={filter} period="coming" />
      {filter === 'all' && (
        <section aria-labelledby="past" className="mt-10 border-t border-line pt-6">
          <h2 id="past" className="text-xl font-bold">
            Anteriores
          </h2>
          {showsPast ? (
            <InboxList user={user} places={places} filter="all" period="past" />
          ) : (
            <Button
              variant="secondary"
              className="mt-4"
              onClick={() => {
                setShowsPast(true);
              }}
            >
              Mostrar anteriores
            </Button>
          )}
        </section>
      )}
    </>
  );
}
