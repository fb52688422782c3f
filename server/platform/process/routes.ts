import type { Request, Response } from 'express';
import { Router } from 'express';
import { serverTexts } from '#server/platform/server-texts.ts';
import { sendError } from '../http/api-error.ts';
import { rejectOtherMethods } from '../http/error-handler.ts';
import type { ReadinessCheck } from './readiness.ts';

/**
 * Returns the public health routes. GET /healthz: liveness and the number of unhandled rejections. GET /readyz:
 * succeeds if all dependencies answer and the server is not closing. Data above a limit is only named, because no
 * other server could load it either.
 */
export function healthRoutes(readiness: ReadinessCheck, unhandledRejections: () => number): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res
      .set('Cache-Control', 'no-store')
      .json({ status: 'ok', unhandledRejections: unhandledRejections() });
  });
  router.get('/readyz', async (req: Request, res: Response) => {
    if (readiness.isClosing()) {
      sendError(req, res, {
        code: 'unavailable',
        sentence: serverTexts().closing,
        retryAfterSeconds: 5,
      });
      return;
    }
    const { failing: failingNames, aboveLimit } = await readiness.checkDependencies();
    if (failingNames.length === 0) {
      const warning = aboveLimit.length > 0 ? serverTexts().aboveLimit(aboveLimit) : undefined;
      res.set('Cache-Control', 'no-store').json({ status: 'ready', warning });
      return;
    }
    sendError(req, res, {
      code: 'unavailable',
      sentence: serverTexts().notResponding(failingNames),
      retryAfterSeconds: 5,
    });
  });
  rejectOtherMethods(router);
  return router;
}
