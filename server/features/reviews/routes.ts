import { Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import { sendError } from '#server/platform/http/api-error.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Reviewers } from './reviewers.ts';

const windowMs = 10 * 60_000;
/** Somebody who taps on one name after another asks for thirty; many people stand behind one address. */
const asksAWindow = 120;

/**
 * GET /reviewers/{uid}, open to anyone: first name, month and number of reviews of a person who allows it. Everybody
 * else is 'not-found', whether they refuse, are not active or do not exist. Never kept between here and the browser:
 * whoever takes it back is gone within seconds. Errors: 'not-found', 'too-many-requests', 'unavailable'.
 */
export function reviewerRoutes(reviewers: Reviewers): Router {
  const limited = rateLimit({
    windowMs,
    limit: asksAWindow,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (req, res) => {
      sendError(req, res, { code: 'too-many-requests' });
    },
  });
  const router = Router();
  router
    .route('/reviewers/:uid')
    .get(limited, async (req, res) => {
      const reviewer = await reviewers.of(String(req.params['uid']));
      res.set('Cache-Control', 'no-store');
      if (reviewer) res.json(reviewer);
      else sendError(req, res, { code: 'not-found' });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
  return router;
}
