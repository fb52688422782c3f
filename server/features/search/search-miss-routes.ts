import { searchMissBody } from '#features/search/model/search-miss.ts';
import { parseBody } from '#server/platform/http/checked-body.ts';
import { publicJsonBody } from '#server/platform/http/json-body.ts';
import { limitRequests } from '#server/platform/http/rate-limits.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { SearchMisses } from './search-misses.ts';

const windowMs = 10 * minuteMs;
/** A visitor whose searches keep failing sends about thirty requests. */
const maxMissesPerWindow = 60;

export interface SearchMissDependencies {
  searchMisses: SearchMisses;
}

/**
 * Registers the public POST /search/misses, which reports search words without a result. No data of the sender is
 * stored. The words are in the body, because URLs end up in logs. 202 means that the words may be counted. Errors:
 * 'invalid-input', 'unsupported-type', 'too-many-requests'.
 */
export function registerSearchMissRoutes(
  { api }: Pick<Stages, 'api'>,
  { searchMisses }: SearchMissDependencies,
): void {
  api
    .route('/search/misses')
    .post(limitRequests(maxMissesPerWindow, windowMs), publicJsonBody, (req, res) => {
      searchMisses.count(parseBody(req, searchMissBody).words);
      res.status(202).json({ success: true });
    });
}
