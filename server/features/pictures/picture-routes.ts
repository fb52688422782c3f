import { pictureKinds } from '#features/pictures/model/picture-kinds.ts';
import type { UploadResponse } from '#features/pictures/model/image-upload.ts';
import {
  pendingCaller,
  verifiedUid,
  callerOf,
  limitPerUser,
  requireCaller,
  requireCallerInParallel,
} from '#server/platform/http/caller.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { bindForm } from '#server/platform/forms/form-reader.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { ServerConfig } from '#server/config.ts';
import { minuteMs } from '#shared/time-units.ts';
import { createReferenceCheck } from './image-references.ts';
import type { PictureServices } from './picture-services.ts';
import { uploadPictures } from './picture-uploads.ts';
import type { PictureTarget, StoredUploads } from './picture-uploads.ts';
import { requireFilename } from './store/image-names.ts';

const tenMinutesMs = 10 * minuteMs;

export interface PictureRouteDependencies {
  identity: Identity;
  pictures: Pick<PictureServices, 'store' | 'queue' | 'forms'>;
  /** Rate limit: uploads per user in ten minutes. */
  config: { rateLimits: Pick<ServerConfig['rateLimits'], 'uploads'> };
}

/** Registers the upload and the removal of images of one kind, with the addresses of pictureKinds. */
export function registerPictures(
  { forms }: Pick<Stages, 'forms'>,
  { identity, pictures, config }: PictureRouteDependencies,
  target: PictureTarget,
): void {
  const { kind, requirements, uploadLimit, removalLimit, responseFields } = target;
  const { upload, file } = pictureKinds[kind];
  const limitsOf = (limits: typeof uploadLimit) =>
    limits ? [limitPerUser(limits.limit, limits.windowMs)] : [];

  forms
    .route(upload)
    .post(
      requireCallerInParallel(identity, requirements),
      limitPerUser(config.rateLimits.uploads, tenMinutesMs),
      ...limitsOf(uploadLimit),
      async (req, res) => {
        const sender = { uid: verifiedUid(req), admitted: pendingCaller(req) };
        const uploads = await uploadPictures(bindForm(req, pictures.forms[kind]), sender, {
          ...pictures,
          logger: req.log,
          target,
        });
        res.json({ ...toResponse(uploads), ...responseFields?.(uploads) });
      },
    );

  forms.route(file).delete(
    // A removal cannot be undone, so a revoked token is refused.
    requireCaller(identity, { ...requirements, checkRevoked: true }),
    ...limitsOf(removalLimit),
    async (req, res) => {
      const id = String(req.params['id'] ?? '');
      await target.checkRemoval(id, callerOf(req));
      const filename = requireFilename(String(req.params['filename'] ?? ''));
      const isReferenced = createReferenceCheck(await target.readReferencedUrls(id));
      if (!isReferenced(filename)) await pictures.store.remove(id, filename);
      res.json({ success: true });
    },
  );
}

function toResponse({ files, refused }: StoredUploads): UploadResponse {
  const [firstRefusal] = refused;
  return {
    success: true,
    files: files.map(({ picture }) => picture),
    refused,
    ...(firstRefusal && { error: firstRefusal.error }),
  };
}
