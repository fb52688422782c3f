import { Router } from 'express';
import { countText } from '#texts/formats.ts';
import { methodNotAllowed } from '../http/error-handler.ts';
import { requireCaller } from '../http/caller.ts';
import type { Identity } from '../http/caller.ts';
import { checkedPlaceId } from '../services/images/image-names.ts';
import type { PictureServices } from './place-images.ts';

/**
 * What super admins see and clean of the stored pictures (SPEC section 7): GET /cleanup/uploads,
 * DELETE /cleanup/uploads/temp, DELETE /cleanup/uploads/{placeId}, GET /admin/storage.
 */
export function storageAdminRoutes(
  identity: Identity,
  { store, listFolders, statistics }: Pick<PictureServices, 'store' | 'listFolders' | 'statistics'>,
): Router {
  const superAdmins = requireCaller(identity, { roles: ['super_admin'], checkRevoked: true });
  const router = Router();

  router
    .route('/cleanup/uploads')
    .get(superAdmins, async (_req, res) => {
      res.json(await listFolders());
    })
    .all(methodNotAllowed(['GET', 'HEAD']));

  // Before the next route: 'temp' is no place.
  router
    .route('/cleanup/uploads/temp')
    .delete(superAdmins, async (_req, res) => {
      const removed = await store.cleanTemporary();
      const message =
        removed === 0
          ? 'Não havia arquivos temporários.'
          : `${countText(removed, 'arquivo temporário removido', 'arquivos temporários removidos')}.`;
      res.json({ success: true, message });
    })
    .all(methodNotAllowed(['DELETE']));

  router
    .route('/cleanup/uploads/:placeId')
    .delete(superAdmins, async (req, res) => {
      const wasThere = await store.removeFolder(checkedPlaceId(req.params['placeId'] ?? ''));
      const message = wasThere ? 'Pasta removida.' : 'A pasta já não existia.';
      res.json({ success: true, message });
    })
    .all(methodNotAllowed(['DELETE']));

  router
    .route('/admin/storage')
    .get(superAdmins, async (_req, res) => {
      res.json(await statistics());
    })
    .all(methodNotAllowed(['GET', 'HEAD']));

  return router;
}
