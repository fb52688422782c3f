import { AppError } from '#shared/app-error.ts';
import {
  admittedCaller,
  arrivingUid,
  callerOf,
  limitPerPerson,
  requireCaller,
  requireCallerMeanwhile,
} from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { checkedFilename, checkedReviewId } from '#server/features/pictures/store/image-names.ts';
import { namedBy } from '#server/features/pictures/named-pictures.ts';
import { uploadReviewPictures } from './review-uploads.ts';
import type { PictureServices } from '#server/features/pictures/picture-services.ts';
import type { ServerConfig } from '#server/config.ts';
import { formOf } from '#server/platform/forms/form-reader.ts';

const tenMinutesMs = 10 * 60_000;
const dayMs = 86_400_000;
/** Twenty reviews with all their pictures: everybody may send them, and what is sent is kept until it is swept. */
const uploadsADay = 60;
/** Three for each change of a review. */
const removalsInTen = 120;

export interface ReviewPictureParts {
  identity: Identity;
  pictures: Pick<
    PictureServices,
    'store' | 'reviewForms' | 'queue' | 'readPlace' | 'readReview' | 'logger'
  >;
  /** Uploads of one person in ten minutes. */
  config: { rateLimits: Pick<ServerConfig['rateLimits'], 'uploads'> };
}

/**
 * Pictures of reviews: POST /upload/reviews for an active person's own review of a place, written already or not, and
 * DELETE /reviews/{reviewId}/pictures/{file} for its author and super admins, of what the review names no more.
 */
export function registerReviewPictures(
  { forms }: Pick<Stages, 'forms'>,
  { identity, pictures, config }: ReviewPictureParts,
): void {
  const { store, reviewForms, readReview } = pictures;
  // What they remove is gone: a token that was revoked does not do that.
  const removers = requireCaller(identity, { checkRevoked: true });

  forms
    .route('/upload/reviews')
    .post(
      requireCallerMeanwhile(identity),
      limitPerPerson(config.rateLimits.uploads, tenMinutesMs),
      limitPerPerson(uploadsADay, dayMs),
      async (req, res) => {
        const sender = { uid: arrivingUid(req), admitted: admittedCaller(req) };
        const options = { ...pictures, logger: req.log };
        res.json(await uploadReviewPictures(formOf(req, reviewForms), sender, options));
      },
    )
    .all(methodNotAllowed(['POST']));

  forms
    .route('/reviews/:reviewId/pictures/:filename')
    .delete(removers, limitPerPerson(removalsInTen, tenMinutesMs), async (req, res) => {
      const { uid, standing } = callerOf(req);
      const reviewId = checkedReviewId(String(req.params['reviewId'] ?? ''));
      const filename = checkedFilename(String(req.params['filename'] ?? ''));
      if (!reviewId.endsWith(`_${uid}`) && standing?.role !== 'super_admin') {
        throw new AppError('permission-denied', 'Another person’s review');
      }
      // The review shows it, or holds it until somebody has decided.
      const { pictures: named } = await readReview(reviewId);
      if (!namedBy(named ?? [])(filename)) await store.remove(reviewId, filename);
      res.json({ success: true });
    })
    .all(methodNotAllowed(['DELETE']));
}
