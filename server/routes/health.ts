import type { Request, Response } from 'express';
import { Router } from 'express';
import { sendError } from '../api-error.ts';
import { methodNotAllowed } from '../middleware/error-handler.ts';
import type { ReadinessCheck } from '../services/readiness.ts';

/** GET /healthz: the process is alive. GET /readyz: what it depends on answers. Anyone may ask. */
export function healthRoutes(readiness: ReadinessCheck): Router {
  const router = Router();
  router
    .route('/healthz')
    .get((_req, res) => {
      res.set('Cache-Control', 'no-store').json({ status: 'ok' });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
  router
    .route('/readyz')
    .get(async (req: Request, res: Response) => {
      const silent = await readiness.failing();
      if (silent.length === 0) {
        res.set('Cache-Control', 'no-store').json({ status: 'ready' });
        return;
      }
      sendError(req, res, {
        code: 'unavailable',
        sentence: `Não está respondendo: ${silent.join(', ')}.`,
        retryAfterSeconds: 5,
      });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
  return router;
}
