import { AppError } from '#shared/app-error.ts';
import type { PlaceUploadResponse } from '#features/pictures/model/image-upload.ts';
import { placeUploadFolder } from '#features/pictures/model/place-image.ts';
import * as texts from '#features/pictures/panel-texts.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { requireManagedPlace } from '#server/features/places/managed-place.ts';
import { registerPictures } from './picture-routes.ts';
import type { PictureRouteDependencies } from './picture-routes.ts';
import type { PictureServices } from './picture-services.ts';
import type { StoredUploads } from './picture-uploads.ts';
import { registerStorageRoutes } from './storage-routes.ts';
import { requirePlaceId } from './store/image-names.ts';

interface PlaceImageDependencies extends PictureRouteDependencies {
  pictures: PictureServices;
}

/** Registers the images of places and the storage administration for super admins. */
export function register(stages: Stages, dependencies: PlaceImageDependencies): void {
  registerPlacePictures(stages, dependencies);
  registerStorageRoutes(stages, dependencies);
}

/**
 * Registers the images of places: POST /upload/places and DELETE /places/{id}/images/{file} for managers of the place,
 * GET /places/{id}/images for all visitors while the place is active. The folder of a place may contain the images of
 * the place and of its events, and unsaved ones.
 */
function registerPlacePictures(
  stages: Pick<Stages, 'forms'>,
  dependencies: PlaceImageDependencies,
): void {
  const { store, readPlace, readEventImageUrls } = dependencies.pictures;

  registerPictures(stages, dependencies, {
    kind: 'place',
    requirements: { roles: ['manager', 'super_admin'] },
    sentences: {
      withoutPlace: texts.imagesWithoutPlace,
      tooManyUnsaved: texts.tooManyUnsavedImages,
    },
    folderOf: async (placeId, caller) => {
      const place = await readPlace(placeId);
      requireManagedPlace(place, caller, placeId);
      return {
        folder: placeId,
        referencedUrls: place.imageUrls,
        readOtherUrls: () => readEventImageUrls(placeId),
      };
    },
    responseFields: placeUploadFields,
    checkRemoval: async (placeId, caller) => {
      requireManagedPlace(await readPlace(requirePlaceId(placeId)), caller, placeId);
    },
    // The place no longer shows the image, but one of its events may.
    readReferencedUrls: readEventImageUrls,
  });

  stages.forms.route('/places/:placeId/images').get(async (req, res) => {
    const placeId = requirePlaceId(req.params['placeId'] ?? '');
    const place = await readPlace(placeId);
    if (!place?.isActive) throw new AppError('not-found', 'No such public place');
    const storedImages = await store.list(placeId);
    const images = storedImages.map(({ filename }) => {
      const url = placeUploadFolder(placeId) + filename;
      return { url, isHighlight: url === place.highlightUrl };
    });
    res.set('Cache-Control', 'no-cache').json({ success: true, images });
  });
}

function placeUploadFields({
  placeId,
  fields,
  files: storedFiles,
}: StoredUploads): Pick<PlaceUploadResponse, 'placeId' | 'files' | 'results' | 'url' | 'filename'> {
  const highlightFlags = fields.get('isHighlight') ?? [];
  const files = storedFiles.map(({ picture, position }) => ({
    ...picture,
    isHighlight: highlightFlags[position] === 'true',
  }));
  const highlight = files.find(({ isHighlight }) => isHighlight) ?? files[0];
  return {
    placeId,
    files,
    results: files.map(({ url, isHighlight }) => ({ url, isHighlight })),
    url: highlight?.url ?? '',
    filename: highlight?.filename ?? '',
  };
}
