import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { editedPlaceQuery } from '#features/pictures/data/place-image-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { RecordView } from '#features/places/components/record-view.tsx';
import { placeDetailErrors } from '#features/places/page-texts.ts';
import { backToList } from '#features/places/panel-texts.ts';
import { categoriesErrors } from '#features/categories/texts.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { EditorArea } from './editor-area.ts';

const skeleton = (
  <>
    <Skeleton className="mt-4 h-9 w-2/3 max-w-md" />
    <Skeleton className="mt-6 h-96 w-full" />
  </>
);

const PlaceWizard = lazyPart(
  texts.loadingPlace,
  async () => (await import('./place-wizard.tsx')).PlaceWizard,
  { skeleton },
);

/** Loads the data of the wizard and renders it, for a new place or the place in the URL. */
export function PlaceEditor({ area }: { area: EditorArea }) {
  const { placeId } = useParams();
  const { user, isSuperAdmin } = useSession();
  const [session, setSession] = useState({ placeId, wizardKey: 0, createdId: '' });
  // The form stays mounted when the URL changes from a new place to the place just created.
  const isSameSession = placeId !== undefined && placeId === session.createdId;
  if (session.placeId !== placeId) {
    setSession({
      placeId,
      wizardKey: isSameSession ? session.wizardKey : session.wizardKey + 1,
      createdId: isSameSession ? session.createdId : '',
    });
  }
  const needsPlace = placeId !== undefined && !isSameSession;
  const place = useQuery({ ...editedPlaceQuery(placeId ?? ''), enabled: needsPlace });
  const categories = useQuery(categoriesQuery());

  // Loads the chunk in parallel with the place and the categories.
  useEffect(() => {
    PlaceWizard.preload();
  }, []);

  if (!user) return null;

  const viewProps = {
    failure: 'h1',
    isQuiet: true,
    loading: texts.loadingPlace,
    skeleton,
    onRetry: () => {
      void categories.refetch();
      if (needsPlace) void place.refetch();
    },
  } as const;
  const renderWizard = (editedPlace: Place | null) => (
    <QueryView {...viewProps} query={categories} sentences={categoriesErrors}>
      {(loadedCategories) =>
        editedPlace && !canManagePlace(user, editedPlace.id, editedPlace.createdBy) ? (
          <h1 className="mt-6 text-2xl font-extrabold">{texts.notYourPlace}</h1>
        ) : (
          <PlaceWizard
            key={session.wizardKey}
            area={area}
            writer={{ uid: user.uid, isSuperAdmin }}
            place={editedPlace}
            categories={loadedCategories}
            onCreated={(createdId) => {
              setSession((previous) => ({ ...previous, createdId }));
            }}
          />
        )
      }
    </QueryView>
  );
  return (
    <div className="page py-3 md:py-6">
      <title>{placeId === undefined ? texts.newPlacePageTitle : texts.editPlacePageTitle}</title>
      {/* On phones, the header has the link that leaves the form. */}
      <div data-leaves-form>
        <BackLink to={area.listPath}>{area.listName}</BackLink>
      </div>
      {needsPlace ? (
        <RecordView
          {...viewProps}
          query={place}
          sentences={placeDetailErrors}
          leaveAction={<ButtonLink to={area.listPath}>{backToList(area.listName)}</ButtonLink>}
        >
          {renderWizard}
        </RecordView>
      ) : (
        renderWizard(null)
      )}
    </div>
  );
}
