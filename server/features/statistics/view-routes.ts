import type { Response } from 'express';
import { limitRequests } from '#server/platform/http/rate-limits.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { PlaceViewCounter } from './place-views.ts';

const windowMs = 10 * minuteMs;
/** Limit per IP address; high, because many users share one address of a mobile network. */
const maxViewsPerWindow = 300;

export interface PlaceViewDependencies {
  placeIndex: Pick<LivePlaceIndex, 'current'>;
  placeViews: PlaceViewCounter;
}

/**
 * Registers the public POST /places/{id}/views, which counts a view of a place. No data about the visitor is stored;
 * the IP address is used only for the rate limit in memory. The status is also 202 if the view is not counted, because
 * the place is not in the index or the limit is exceeded. Errors: 'unavailable'.
 */
export function registerPlaceViews(
  { api }: Pick<Stages, 'api'>,
  { placeIndex, placeViews: views }: PlaceViewDependencies,
): void {
  const limitViews = limitRequests(maxViewsPerWindow, windowMs, {
    // A visitor above the limit gets no error; the view is not counted.
    handler: (_req, res) => {
      sendAccepted(res);
    },
  });
  api.route('/places/:placeId/views').post(limitViews, async (req, res) => {
    const place = (await placeIndex.current()).place(String(req.params['placeId']));
    if (place) views.count(place.id);
    sendAccepted(res);
  });
}

function sendAccepted(res: Response): void {
  res.status(202).json({ success: true });
}
