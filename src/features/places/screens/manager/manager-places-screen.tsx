import { Plus } from 'lucide-react';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/places/panel-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { MyPlaces } from './my-places.tsx';

/** Renders 'Meus Locais': the places that the user manages or created. */
export default function ManagerPlacesScreen() {
  const { user, isSuperAdmin } = useSession();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.ownPlacesPageTitle}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold md:text-3xl">{texts.ownPlacesTitle}</h1>
        <ButtonLink to={linkTo('/manager/places/new')}>
          <Plus aria-hidden size={20} />
          {texts.newOwnPlace}
        </ButtonLink>
      </div>
      {isSuperAdmin && (
        <p className="mt-2 text-ink-muted">
          <RichText
            text={texts.otherPlacesHint}
            parts={{
              places: (text) => (
                <ButtonLink to={linkTo('/admin/places')} variant="quiet" className="-mx-2 px-2">
                  {text}
                </ButtonLink>
              ),
            }}
          />
        </p>
      )}
      <MyPlaces user={user} />
    </div>
  );
}
