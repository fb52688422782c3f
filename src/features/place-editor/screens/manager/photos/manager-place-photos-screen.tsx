import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { editedPlaceQuery } from '#features/pictures/data/place-image-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { managerArea } from '#features/place-editor/components/editor-area.ts';
import { RecordView } from '#features/places/components/record-view.tsx';
import { placeDetailErrors } from '#features/places/page-texts.ts';
import { backToList } from '#features/places/panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const Photos = lazyPart(texts.loadingPhotos, async () => (await import('./photos.tsx')).Photos);

/** Renders the images of one place for its manager. Every change is saved automatically. */
export default function PlacePhotosScreen() {
  const { placeId = '' } = useParams();
  const { user, isSuperAdmin } = useSession();
  const query = useQuery(editedPlaceQuery(placeId));
  const client = useQueryClient();
  const [resetCount, setResetCount] = useState(0);
  // Loads the chunk in parallel with the place.
  useEffect(() => {
    Photos.preload();
  }, []);
  if (!user) return null;

  const reloadImages = async () => {
    await client.resetQueries({ queryKey: editedPlaceQuery(placeId).queryKey });
    setResetCount((previous) => previous + 1);
  };
  return (
    <div className="page py-3 md:py-8">
      <title>{texts.photosPageTitle}</title>
      <BackLink to={linkTo('/manager')}>{texts.managerPanel}</BackLink>
      <RecordView
        query={query}
        sentences={placeDetailErrors}
        leaveAction={
          <ButtonLink to={managerArea.listPath}>{backToList(managerArea.listName)}</ButtonLink>
        }
        failure="h1"
        isQuiet
        loading={texts.loadingPhotos}
        skeleton={
          <>
            <Skeleton className="mt-4 h-9 w-2/3 max-w-md" />
            <Skeleton className="mt-6 h-64 w-full" />
          </>
        }
      >
        {(place) =>
          !canManagePlace(user, place.id, place.createdBy) ? (
            <h1 className="mt-6 text-2xl font-extrabold">{texts.notYourPlace}</h1>
          ) : (
            <Photos
              key={`${place.id} ${resetCount}`}
              place={place}
              writer={{ uid: user.uid, isSuperAdmin }}
              onReload={() => void reloadImages()}
            />
          )
        }
      </RecordView>
    </div>
  );
}
