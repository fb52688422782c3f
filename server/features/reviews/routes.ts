import { sendError } from '#server/platform/http/api-error.ts';
import { limitRequests } from '#server/platform/http/rate-limits.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { Reviewers } from './reviewers.ts';
import { registerPictures } from '#server/features/pictures/picture-routes.ts';
import type { PictureRouteDependencies } from '#server/features/pictures/picture-routes.ts';
import type { PictureServices } from '#server/features/pictures/picture-services.ts';
import { minuteMs } from '#shared/time-units.ts';
import { reviewPictureTarget } from './review-pictures.ts';

const windowMs = 10 * minuteMs;
/**
 * Maximum requests per IP address. A user who opens one name after another sends about thirty; many users may share one
 * address.
 */
const maxRequestsPerWindow = 120;

/**
 * Registers the public GET /reviewers/{uid}: first name, month of registration and number of reviews of a user who
 * allows it; all others are 'not-found'. Browsers do not cache the response, so that a withdrawn consent takes effect
 * within seconds. Errors: 'not-found', 'too-many-requests', 'unavailable'.
 */
function registerReviewers(
  { api }: Pick<Stages, 'api'>,
  { reviewers }: { reviewers: Reviewers },
): void {
  api
    .route('/reviewers/:uid')
    .get(limitRequests(maxRequestsPerWindow, windowMs), async (req, res) => {
      const reviewer = await reviewers.read(String(req.params['uid']));
      res.set('Cache-Control', 'no-store');
      if (reviewer) res.json(reviewer);
      else sendError(req, res, { code: 'not-found' });
    });
}

/**
 * Adds the routes of public reviewer data and of review images: POST /upload/reviews and DELETE
 * /reviews/{reviewId}/pictures/{file}.
 */
export function register(
  stages: Stages,
  parts: { reviewers: Reviewers; pictures: PictureServices } & PictureRouteDependencies,
): void {
  registerReviewers(stages, parts);
  registerPictures(stages, parts, reviewPictureTarget(parts.pictures));
}
