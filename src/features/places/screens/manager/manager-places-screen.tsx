import { Plus } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MyPlaces } from './my-places.tsx';

/** Renders 'Meus Locais': the places that the user manages or created. */
export default function ManagerPlacesScreen() {
  const { user, isSuperAdmin } = useSession();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{`Meus Locais · ${brand.name}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold md:text-3xl">Meus Locais</h1>
        <ButtonLink to={linkTo('/manager/places/new')}>
          <Plus aria-hidden size={20} />
          Novo local
        </ButtonLink>
      </div>
      {isSuperAdmin && (
        <p className="mt-2 text-ink-muted">
          Aqui estão os lugares que você criou. Os outros estão em{' '}
          <ButtonLink to={linkTo('/admin/places')} variant="quiet" className="-mx-2 px-2">
            Lugares
          </ButtonLink>
        </p>
      )}
      <MyPlaces user={user} />
    </div>
  );
}
