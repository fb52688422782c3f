import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { managedPlacesErrors } from '#features/places/panel-texts.ts';
import { countText } from '#shared/formats/formats.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { Banner } from '#ui/banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useManagedPlaces } from '#features/places/components/scope/use-managed-places.ts';
import { ManagedPlaceCard } from './managed-place-card.tsx';

const RemovePlaceDialog = lazyDialog(
  async () => (await import('./remove-place-dialog.tsx')).RemovePlaceDialog,
);

/** Renders the list, 40 places per page, with the actions of each place. */
export function MyPlaces({ user }: { user: User }) {
  const list = useManagedPlaces(user);
  const { missingIds, hasNextPage } = list;
  const categories = useQuery(categoriesQuery());
  const [placeToRemove, setPlaceToRemove] = useState<Place | null>(null);
  const countRef = useRef<HTMLParagraphElement>(null);

  return (
    <>
      <EndlessList
        query={list}
        sentences={managedPlacesErrors}
        secondQuery={categories}
        loading="Carregando seus locais..."
        skeleton={
          <div className="mt-6 grid gap-4 lg:grid-cols-2">
            <Skeleton className="h-52 rounded-card" />
            <Skeleton className="h-52 rounded-card" />
          </div>
        }
        moreLabel="Mostrar mais locais"
      >
        {(places) => (
          <>
            {places.length > 0 && (
              <p ref={countRef} tabIndex={-1} className="mt-2 text-ink-muted outline-none">
                {countText(places.length, 'local', 'locais')}
                {hasNextPage && ' até agora'}
              </p>
            )}
            {missingIds.length > 0 && (
              <p
                role="status"
                className="mt-4 rounded-control bg-warning-soft px-4 py-3 text-warning"
              >
                {missingIds.length === 1
                  ? 'Um local da sua lista não existe mais ou não está mais com você.'
                  : `${missingIds.length} locais da sua lista não existem mais ou não estão mais com você.`}{' '}
                Se isso for engano, fale com o administrador.
              </p>
            )}
            {places.length === 0 && !hasNextPage && (
              <Banner
                icon={<Store aria-hidden size={28} />}
                title="Nenhum local por enquanto"
                actions={<ButtonLink to={linkTo('/manager/places/new')}>Novo local</ButtonLink>}
              >
                <p>
                  Quando um administrador confiar um local a você, ele aparece aqui. Você também
                  pode cadastrar um novo.
                </p>
              </Banner>
            )}
            <ul className="mt-4 grid gap-4 lg:grid-cols-2">
              {places.map((place) => (
                <li key={place.id} className="min-w-0">
                  <ManagedPlaceCard
                    user={user}
                    place={place}
                    categories={categories.data ?? []}
                    onRemove={() => {
                      setPlaceToRemove(place);
                    }}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </EndlessList>
      {placeToRemove && (
        <RemovePlaceDialog
          user={user}
          place={placeToRemove}
          onClose={() => {
            setPlaceToRemove(null);
          }}
          onRemoved={() => {
            setPlaceToRemove(null);
            // The focused button was removed with its card.
            requestAnimationFrame(() => countRef.current?.focus());
          }}
        />
      )}
    </>
  );
}
