import { AppError } from '#shared/app-error.ts';
import {
  pendingCaller,
  verifiedUid,
  callerOf,
  limitPerUser,
  requireCaller,
  requireCallerInParallel,
} from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { requireFilename, requireReviewId } from '#server/features/pictures/store/image-names.ts';
import { createReferenceCheck } from '#server/features/pictures/image-references.ts';
import { uploadReviewPictures } from './review-uploads.ts';
import type { PictureServices } from '#server/features/pictures/picture-services.ts';
import type { ServerConfig } from '#server/config.ts';
import { bindForm } from '#server/platform/forms/form-reader.ts';

const tenMinutesMs = 10 * 60_000;
const dayMs = 86_400_000;
/**
 * Maximum uploads per user and day, enough for twenty reviews with three images. Any user may upload, and unsaved
 * images can stay stored until a super admin removes them, so the number is limited.
 */
const maxUploadsPerDay = 60;
/** Maximum removals per user in ten minutes. One change of a review removes up to three images. */
const maxRemovalsPerTenMinutes = 120;

export interface ReviewPictureDependencies {
  identity: Identity;
  pictures: Pick<
    PictureServices,
    'store' | 'reviewForms' | 'queue' | 'readPlace' | 'readReviewImageData' | 'logger'
  >;
  /** Uploads per user in ten minutes. */
  config: { rateLimits: Pick<ServerConfig['rateLimits'], 'uploads'> };
}

/**
 * Routes of review images. POST /upload/reviews: for an active user's own review of a place, already written or not.
 * DELETE /reviews/{reviewId}/pictures/{file}: for its author and super admins, for images that the review no longer
 * references.
 */
export function registerReviewPictures(
  { forms }: Pick<Stages, 'forms'>,
  { identity, pictures, config }: ReviewPictureDependencies,
): void {
  const { store, reviewForms, readReviewImageData } = pictures;
  // Removal is permanent, so revoked tokens are rejected.
  const requireRemover = requireCaller(identity, { checkRevoked: true });

  forms
    .route('/upload/reviews')
    .post(
      requireCallerInParallel(identity),
      limitPerUser(config.rateLimits.uploads, tenMinutesMs),
      limitPerUser(maxUploadsPerDay, dayMs),
      async (req, res) => {
        const sender = { uid: verifiedUid(req), admitted: pendingCaller(req) };
        const options = { ...pictures, logger: req.log };
        res.json(await uploadReviewPictures(bindForm(req, reviewForms), sender, options));
      },
    )
    .all(methodNotAllowed(['POST']));

  forms
    .route('/reviews/:reviewId/pictures/:filename')
    .delete(
      requireRemover,
      limitPerUser(maxRemovalsPerTenMinutes, tenMinutesMs),
      async (req, res) => {
        const { uid, accountState } = callerOf(req);
        const reviewId = requireReviewId(String(req.params['reviewId'] ?? ''));
        const filename = requireFilename(String(req.params['filename'] ?? ''));
        if (!reviewId.endsWith(`_${uid}`) && accountState?.role !== 'super_admin') {
          throw new AppError('permission-denied', 'The review belongs to another user');
        }
        // Images that the review shows or that are held for moderation are not removed.
        const { pictures: referencedUrls } = await readReviewImageData(reviewId);
        if (!createReferenceCheck(referencedUrls ?? [])(filename))
          await store.remove(reviewId, filename);
        res.json({ success: true });
      },
    )
    .all(methodNotAllowed(['DELETE']));
}
