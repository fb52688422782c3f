import type { Request } from 'express';
import { AppError } from '#shared/app-error.ts';
import { placeUploadFolder } from '#features/pictures/model/place-image.ts';
import {
  pendingCaller,
  verifiedUid,
  callerOf,
  limitPerUser,
  requireCaller,
  requireCallerInParallel,
} from '#server/platform/http/caller.ts';
import type { CallerRequirements, Identity } from '#server/platform/identity/caller.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { requireFilename, requirePlaceId } from './store/image-names.ts';
import { createReferenceCheck } from './image-references.ts';
import { uploadPlaceImages } from './place-uploads.ts';
import { requireManagedPlace } from '#server/features/places/managed-place.ts';
import type { PictureServices } from './picture-services.ts';
import { registerStorageRoutes } from './storage-routes.ts';
import type { ServerConfig } from '#server/config.ts';
import { bindForm } from '#server/platform/forms/form-reader.ts';

const tenMinutesMs = 10 * 60_000;

interface PlaceImageDependencies {
  identity: Identity;
  pictures: PictureServices;
  /** Rate limit: uploads per user in ten minutes. */
  config: { rateLimits: Pick<ServerConfig['rateLimits'], 'uploads'> };
}

/** Registers the images of places and the storage administration for super admins. */
export function register(stages: Stages, dependencies: PlaceImageDependencies): void {
  registerPlacePictures(stages, dependencies);
  registerStorageRoutes(stages, dependencies);
}

/**
 * Registers the images of places: POST /upload/places and DELETE /places/{id}/images/{file} for managers of the place,
 * GET /places/{id}/images for all visitors while the place is active.
 */
function registerPlacePictures(
  { forms }: Pick<Stages, 'forms'>,
  { identity, pictures, config }: PlaceImageDependencies,
): void {
  const { store, readPlace, readEventImageUrls } = pictures;
  const requirements: CallerRequirements = { roles: ['manager', 'super_admin'] };
  // A removal cannot be undone, so a revoked token is refused.
  const requireManagerForRemoval = requireCaller(identity, { ...requirements, checkRevoked: true });
  const requireManagerInParallel = requireCallerInParallel(identity, requirements);
  const limitUploads = limitPerUser(config.rateLimits.uploads, tenMinutesMs);

  forms
    .route('/upload/places')
    .post(requireManagerInParallel, limitUploads, async (req, res) => {
      const callerPromise = pendingCaller(req);
      const checkUpload = async (placeId: string) => {
        const place = await readPlace(placeId);
        requireManagedPlace(place, await callerPromise, placeId);
        return place;
      };
      res.json(
        await uploadPlaceImages(
          bindForm(req, pictures.placeForms),
          { uid: verifiedUid(req), admitted: callerPromise, checkUpload },
          { ...pictures, logger: req.log },
        ),
      );
    })
    .all(methodNotAllowed(['POST']));

  forms
    .route('/places/:placeId/images')
    .get(async (req, res) => {
      const placeId = placeIdOf(req);
      const place = await readPlace(placeId);
      if (!place?.isActive) throw new AppError('not-found', 'No such public place');
      const storedImages = await store.list(placeId);
      const images = storedImages.map(({ filename }) => {
        const url = placeUploadFolder(placeId) + filename;
        return { url, isHighlight: url === place.highlightUrl };
      });
      res.set('Cache-Control', 'no-cache').json({ success: true, images });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));

  forms
    .route('/places/:placeId/images/:filename')
    .delete(requireManagerForRemoval, async (req, res) => {
      const placeId = placeIdOf(req);
      requireManagedPlace(await readPlace(placeId), callerOf(req), placeId);
      const filename = requireFilename(req.params['filename'] ?? '');
      // The place no longer shows the image, but one of its events may.
      const isReferenced = createReferenceCheck(await readEventImageUrls(placeId));
      if (!isReferenced(filename)) await store.remove(placeId, filename);
      res.json({ success: true });
    })
    .all(methodNotAllowed(['DELETE']));
}

function placeIdOf(req: Request): string {
  return requirePlaceId(String(req.params['placeId'] ?? ''));
}
