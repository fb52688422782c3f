import { unsavedRemovalBody } from '#features/pictures/model/upload-folder.ts';
import * as texts from '#features/pictures/panel-texts.ts';
import { parseBody } from '#server/platform/http/checked-body.ts';
import { requireCaller } from '#server/platform/http/caller.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { requireFolderName, requirePlaceId } from './store/image-names.ts';
import { removePlaceFolders } from './related-folders.ts';
import type { PictureServices } from './picture-services.ts';

interface StorageDependencies {
  identity: Identity;
  pictures: Pick<PictureServices, 'store' | 'listFolders' | 'unsavedPictures' | 'readStatistics'>;
}

/**
 * Registers the administration of stored images for super admins: GET /cleanup/uploads, DELETE /cleanup/uploads/temp,
 * DELETE /cleanup/uploads/{placeId}, GET /admin/storage. GET /cleanup/unsaved?after= lists unsaved uploads, and POST
 * /cleanup/unsaved removes some of them after checking each image again. Shapes:
 * src/features/pictures/model/upload-folder.ts.
 */
export function registerStorageRoutes(
  { api }: Pick<Stages, 'api'>,
  { identity, pictures }: StorageDependencies,
): void {
  const { store, listFolders, unsavedPictures, readStatistics } = pictures;
  const requireSuperAdmin = requireCaller(identity, { roles: ['super_admin'], checkRevoked: true });

  api.route('/cleanup/uploads').get(requireSuperAdmin, async (_req, res) => {
    res.json(await listFolders());
  });

  // Registered before the next route, so that 'temp' is not taken for a place id.
  api.route('/cleanup/uploads/temp').delete(requireSuperAdmin, async (_req, res) => {
    const removedCount = await store.cleanTemporary();
    const message =
      removedCount === 0 ? texts.noTemporaryFiles : texts.temporaryFilesRemoved(removedCount);
    res.json({ success: true, message });
  });

  api.route('/cleanup/uploads/:placeId').delete(requireSuperAdmin, async (req, res) => {
    const placeId = requirePlaceId(req.params['placeId'] ?? '');
    const hadFolder = await removePlaceFolders(store, placeId);
    const message = hadFolder ? texts.folderRemoved : texts.folderAlreadyGone;
    res.json({ success: true, message });
  });

  api
    .route('/cleanup/unsaved')
    .get(requireSuperAdmin, async (req, res) => {
      const { after } = req.query;
      const afterFolder = typeof after === 'string' && after !== '' ? requireFolderName(after) : '';
      res.json(await withoutBudget(() => unsavedPictures.list(afterFolder, Date.now())));
    })
    .post(requireSuperAdmin, async (req, res) => {
      const { pictures } = parseBody(req, unsavedRemovalBody);
      res.json(await withoutBudget(() => unsavedPictures.remove(pictures, Date.now())));
    });

  api.route('/admin/storage').get(requireSuperAdmin, async (_req, res) => {
    res.json(await readStatistics());
  });
}
