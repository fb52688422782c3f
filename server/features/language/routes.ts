import { translationBody } from '#features/language/model/translation-contract.ts';
import { limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import { parseBody } from '#server/platform/http/checked-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { Translators } from './translators.ts';

const windowMs = 10 * minuteMs;
/** A manager translates a few descriptions into two languages. */
const maxTranslations = 60;
const maxQuestions = 600;

/**
 * Registers machine translation for managers and super admins: GET /translations/languages lists the languages with a
 * translator, POST /translations translates one text. Nothing is stored. Errors: 400, 401, 403, 429, 503, 504.
 */
export function register(
  { api }: Pick<Stages, 'api'>,
  { identity, translators }: { identity: Identity; translators: Translators },
): void {
  const requireManager = requireCaller(identity, { roles: ['manager', 'super_admin'] });

  api
    .route('/translations/languages')
    .get(requireManager, limitPerUser(maxQuestions, windowMs), (_req, res) => {
      res.json({ success: true, languages: translators.languages });
    });

  api
    .route('/translations')
    .post(requireManager, limitPerUser(maxTranslations, windowMs), async (req, res) => {
      const { language, text } = parseBody(req, translationBody);
      res.json({ success: true, text: await translators.translate(language, text) });
    });
}
