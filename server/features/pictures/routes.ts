import { Router } from 'express';
import type { Request } from 'express';
import { AppError } from '#shared/app-error.ts';
import { placeUploadFolder } from '#features/pictures/model/place-image.ts';
import type {
  StorageStatistics,
  UploadFoldersAnswer,
} from '#features/pictures/model/upload-folder.ts';
import type { FormReader } from '#server/platform/forms/form-reader.ts';
import {
  admittedCaller,
  arrivingUid,
  callerOf,
  limitPerPerson,
  requireCaller,
  requireCallerMeanwhile,
} from '#server/platform/http/caller.ts';
import type { CallerDemands, Identity } from '#server/platform/http/caller.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { checkedFilename, checkedPlaceId } from './store/image-names.ts';
import type { ImageStore } from './store/image-store.ts';
import { namedBy } from './named-pictures.ts';
import { uploadPlaceImages } from './place-uploads.ts';
import type { PlaceUploadsOptions } from './place-uploads.ts';
import type { UnsavedPictures } from './unsaved-pictures.ts';
import { requireManaged } from '#server/features/places/managed-place.ts';
import type { KnownPlace } from '#server/features/places/managed-place.ts';
import type { KnownReview } from '#server/features/reviews/review-pictures.ts';

const tenMinutesMs = 10 * 60_000;
/** Each reads and writes everything that hangs on a place. */
const removalsInTen = 120;

/** Pictures of places and what hangs on them; tests put their own in place. */
export interface PictureServices extends PlaceUploadsOptions {
  store: ImageStore;
  /** Reads forms with a profile picture. */
  photoForms: FormReader;
  /** Reads forms with pictures of reviews: everybody may send them, and they take no room of the places'. */
  reviewForms: FormReader;
  /** As readKnownReview(). */
  readReview: (reviewId: string) => Promise<KnownReview>;
  /** null for no such place. @throws AppError 'unavailable' */
  readPlace: (placeId: string) => Promise<KnownPlace | null>;
  /** As eventPictures(). */
  eventPictures: (placeId: string) => Promise<string[]>;
  /** As removePlace(). */
  removePlace: (placeId: string, actorId: string) => Promise<void>;
  /** As listUploadFolders(). */
  listFolders: () => Promise<UploadFoldersAnswer>;
  unsaved: UnsavedPictures;
  /** As storageStatistics(). */
  statistics: () => Promise<StorageStatistics>;
}

/**
 * Pictures of places (SPEC section 7), and the removal of a place with all it has:
 * POST /upload/places and DELETE /places/{id}/images/{file} for who manages the place,
 * GET /places/{id}/images for anyone while the place is active,
 * DELETE /places/{id} for who manages it.
 * @param uploadLimit uploads of one person in ten minutes
 */
export function placeImagesRoutes(
  identity: Identity,
  pictures: PictureServices,
  uploadLimit: number,
): Router {
  const { store, readPlace, eventPictures, removePlace } = pictures;
  const demands: CallerDemands = { roles: ['manager', 'super_admin'] };
  // What they remove is gone: a token that was revoked does not do that.
  const removers = requireCaller(identity, { ...demands, checkRevoked: true });
  const managersMeanwhile = requireCallerMeanwhile(identity, demands);
  const limit = limitPerPerson(uploadLimit, tenMinutesMs);
  const removalLimit = limitPerPerson(removalsInTen, tenMinutesMs);
  const router = Router();

  router
    .route('/upload/places')
    .post(managersMeanwhile, limit, async (req, res) => {
      const admitted = admittedCaller(req);
      const mayUploadTo = async (placeId: string) => {
        const place = await readPlace(placeId);
        requireManaged(place, await admitted, placeId);
        return place;
      };
      res.json(
        await uploadPlaceImages(
          req,
          { uid: arrivingUid(req), admitted, mayUploadTo },
          { ...pictures, logger: req.log },
        ),
      );
    })
    .all(methodNotAllowed(['POST']));

  router
    .route('/places/:placeId/images')
    .get(async (req, res) => {
      const placeId = placeIdOf(req);
      const place = await readPlace(placeId);
      if (!place?.isActive) throw new AppError('not-found', 'No such public place');
      const stored = await store.list(placeId);
      const images = stored.map(({ filename }) => {
        const url = placeUploadFolder(placeId) + filename;
        return { url, isHighlight: url === place.highlightUrl };
      });
      res.set('Cache-Control', 'no-cache').json({ success: true, images });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));

  router
    .route('/places/:placeId/images/:filename')
    .delete(removers, async (req, res) => {
      const placeId = placeIdOf(req);
      requireManaged(await readPlace(placeId), callerOf(req), placeId);
      const filename = checkedFilename(req.params['filename'] ?? '');
      // The place shows it no more, but one of its events may.
      const isShown = namedBy(await eventPictures(placeId));
      if (!isShown(filename)) await store.remove(placeId, filename);
      res.json({ success: true });
    })
    .all(methodNotAllowed(['DELETE']));

  router
    .route('/places/:placeId')
    .delete(removers, removalLimit, async (req, res) => {
      const placeId = placeIdOf(req);
      const caller = callerOf(req);
      // Called again after it was done: for a super admin that is no error.
      if (caller.standing?.role !== 'super_admin') {
        requireManaged(await readPlace(placeId), caller, placeId);
      }
      await removePlace(placeId, caller.uid);
      res.json({ success: true, message: 'Local removido.' });
    })
    .all(methodNotAllowed(['DELETE']));

  return router;
}

function placeIdOf(req: Request): string {
  return checkedPlaceId(String(req.params['placeId'] ?? ''));
}
