import { rateLimit } from 'express-rate-limit';
import { searchMissBody } from '#features/search/model/search-miss-contract.ts';
import { sendError } from '#server/platform/http/api-error.ts';
import { checkedBody } from '#server/platform/http/checked-body.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { anyonesJsonBody } from '#server/platform/http/json-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { SearchMisses } from './search-misses.ts';

const windowMs = 10 * 60_000;
/** Somebody who looks for one thing after another and finds none of them asks for thirty. */
const missesAWindow = 60;

export interface SearchMissParts {
  searchMisses: SearchMisses;
}

/**
 * POST /search/misses, open to anyone: words that no place has. Nothing of whoever sends them is kept; the address
 * counts for the limit alone, in memory. In a body, so that what people look for stays out of addresses, which end in
 * logs. 202 says that it may be counted. Errors: 'invalid-input', 'unsupported-type', 'too-many-requests'.
 */
export function registerSearchMissRoutes(
  { api }: Pick<Stages, 'api'>,
  { searchMisses }: SearchMissParts,
): void {
  const limited = rateLimit({
    windowMs,
    limit: missesAWindow,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (req, res) => {
      sendError(req, res, { code: 'too-many-requests' });
    },
  });
  api
    .route('/search/misses')
    .post(limited, anyonesJsonBody, (req, res) => {
      searchMisses.count(checkedBody(req, searchMissBody).words);
      res.status(202).json({ success: true });
    })
    .all(methodNotAllowed(['POST']));
}
