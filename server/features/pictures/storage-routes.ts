import { unsavedRemovalBody } from '#features/pictures/model/unsaved-picture.ts';
import { countText } from '#shared/formats/formats.ts';
import { parseBody } from '#server/platform/http/checked-body.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { requireCaller } from '#server/platform/http/caller.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { requireFolderName, requirePlaceId } from './store/image-names.ts';
import { removePlaceFolders } from './related-folders.ts';
import type { PictureServices } from './picture-services.ts';

interface StorageParts {
  identity: Identity;
  pictures: Pick<PictureServices, 'store' | 'listFolders' | 'unsaved' | 'statistics'>;
}

/**
 * Registers the administration of stored images for super admins: GET /cleanup/uploads, DELETE /cleanup/uploads/temp,
 * DELETE /cleanup/uploads/{placeId}, GET /admin/storage. For unsaved uploads: GET /cleanup/unsaved?after= and POST
 * /cleanup/unsaved (src/features/pictures/model/unsaved-picture.ts), which checks each image again.
 */
export function registerStorageRoutes(
  { api }: Pick<Stages, 'api'>,
  { identity, pictures }: StorageParts,
): void {
  const { store, listFolders, unsaved, statistics } = pictures;
  const superAdmins = requireCaller(identity, { roles: ['super_admin'], checkRevoked: true });

  api
    .route('/cleanup/uploads')
    .get(superAdmins, async (_req, res) => {
      res.json(await listFolders());
    })
    .all(methodNotAllowed(['GET', 'HEAD']));

  // Registered before the next route, so that 'temp' is not taken for a place id.
  api
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

  api
    .route('/cleanup/uploads/:placeId')
    .delete(superAdmins, async (req, res) => {
      const placeId = requirePlaceId(req.params['placeId'] ?? '');
      const hadFolder = await removePlaceFolders(store, placeId);
      const message = hadFolder ? 'Pasta removida.' : 'A pasta já não existia.';
      res.json({ success: true, message });
    })
    .all(methodNotAllowed(['DELETE']));

  api
    .route('/cleanup/unsaved')
    .get(superAdmins, async (req, res) => {
      const { after } = req.query;
      const folder = typeof after === 'string' && after !== '' ? requireFolderName(after) : '';
      res.json(await withoutBudget(() => unsaved.list(folder, Date.now())));
    })
    .post(superAdmins, async (req, res) => {
      const { pictures } = parseBody(req, unsavedRemovalBody);
      res.json(await withoutBudget(() => unsaved.remove(pictures, Date.now())));
    })
    .all(methodNotAllowed(['GET', 'HEAD', 'POST']));

  api
    .route('/admin/storage')
    .get(superAdmins, async (_req, res) => {
      res.json(await statistics());
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
}
