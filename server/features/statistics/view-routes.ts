import type { Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import type { PlaceViews } from './place-views.ts';

const windowMs = 10 * 60_000;
/** Many people stand behind one address of a telephone company. */
const viewsAWindow = 300;

export interface PlaceViewParts {
  placeIndex: Pick<PlaceIndex, 'current'>;
  placeViews: PlaceViews;
}

/**
 * POST /places/{id}/views, open to anyone: somebody has opened a place. Nothing of whoever did is kept; the address
 * counts for the limit alone, in memory. 202 says that it may be counted: a place that the index does not hold is
 * not, nor what is beyond the limit. Errors: 'unavailable'.
 */
export function registerPlaceViews(
  { api }: Pick<Stages, 'api'>,
  { placeIndex, placeViews: views }: PlaceViewParts,
): void {
  const limited = rateLimit({
    windowMs,
    limit: viewsAWindow,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Whoever looks at places is not told off for it: what is beyond the limit is not counted.
    handler: (_req, res) => {
      accept(res);
    },
  });
  api
    .route('/places/:placeId/views')
    .post(limited, async (req, res) => {
      const place = (await placeIndex.current()).place(String(req.params['placeId']));
      if (place) views.count(place.id);
      accept(res);
    })
    .all(methodNotAllowed(['POST']));
}

function accept(res: Response): void {
  res.status(202).json({ success: true });
}
