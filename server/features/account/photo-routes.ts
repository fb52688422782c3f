import type { Request } from 'express';
import sharp from 'sharp';
import type { PhotoResponse } from '#features/account/model/account-contract.ts';
import { avatarSize } from '#features/account/model/avatar.ts';
import { translatedTexts } from '#server/platform/language.ts';
import * as portuguese from '#features/account/settings-texts.ts';
import * as spanish from '#features/account/settings-texts.es.ts';
import * as english from '#features/account/settings-texts.en.ts';
import { pictureKinds } from '#features/pictures/model/picture-kinds.ts';
import type { ReceivedFile } from '#server/platform/forms/received-file.ts';
import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { PictureServices } from '#server/features/pictures/picture-services.ts';
import { pictureForm } from '#server/features/pictures/picture-uploads.ts';
import type { ProcessedImage } from '#server/features/pictures/processing/image-pipeline.ts';
import type { ImageQueue } from '#server/features/pictures/processing/image-queue.ts';
import {
  isImageRefusal,
  processReceivedImage,
  toImageRefusal,
} from '#server/features/pictures/processing/received-image.ts';
import { requestBudget, withinBudget } from '#server/platform/http/request-budget.ts';
import type { UserPhotos, PhotoChange } from './user-photos.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { ServerConfig } from '#server/config.ts';
import { minuteMs } from '#shared/time-units.ts';

const texts = translatedTexts(portuguese, spanish, english);

export interface PhotoRouteDependencies {
  identity: Identity;
  account: { photos: Pick<UserPhotos, 'replace' | 'remove'> };
  pictures: Pick<PictureServices, 'forms' | 'queue'>;
  /** Rate limit: changes per user in ten minutes. */
  config: { rateLimits: Pick<ServerConfig['rateLimits'], 'uploads'> };
}

const tenMinutesMs = 10 * minuteMs;
const avatarQuality = 80;

/**
 * Registers the routes for the caller's own profile image, for active users. PUT /account/photo takes a form with one
 * file in the field 'photo', detects the format by decoding and re-encodes the image. DELETE /account/photo removes the
 * image. Both return the new `photoURL` of the user and delete the files of earlier images. Errors: 401, 403, 429 and
 * 503 of both; 'invalid-input', 'unsupported-type', 'too-large', 'too-many-items' and 'timeout' (408) of PUT.
 */
export function registerPhotoRoutes(
  { forms }: Pick<Stages, 'forms'>,
  {
    identity,
    account: { photos },
    pictures: { forms: pictureForms, queue },
    config,
  }: PhotoRouteDependencies,
): void {
  // Both routes delete the previous image, so a revoked token is refused.
  const requireActive = requireCaller(identity, { checkRevoked: true });
  const perUserLimit = limitPerUser(config.rateLimits.uploads, tenMinutesMs);
  forms
    .route(pictureKinds.profile.upload)
    .put(requireActive, perUserLimit, async (req, res) => {
      const { uid } = callerOf(req);
      const expected = pictureForm('profile', uid);
      const change = await pictureForms.profile.withForm(req, expected, async (form) => {
        const received: ReceivedFile[] = [];
        await form.read((file) => received.push(file));
        const [file] = received;
        if (!file) throw new UserFacingError('invalid-input', texts().photoMissing);
        const avatar = await makeAvatar(file, queue, req);
        return withinBudget(() => photos.replace(uid, avatar));
      });
      res.json(toPhotoResponse(change));
    })
    .delete(requestBudget(), requireActive, perUserLimit, async (req, res) => {
      res.json(toPhotoResponse(await photos.remove(callerOf(req).uid)));
    });
}

/** @throws UserFacingError that describes the problem of the image; other errors as processReceivedImage() */
async function makeAvatar(file: ReceivedFile, queue: ImageQueue, req: Request): Promise<Buffer> {
  try {
    return await squarePicture(await processReceivedImage(file, queue, callerOf(req).uid));
  } catch (error) {
    if (!isImageRefusal(error)) throw error;
    const { code, error: sentence } = toImageRefusal(error);
    throw new UserFacingError(code, sentence, { cause: error });
  }
}

/**
 * Returns the image as an avatar: a square WebP of at most 512 pixels, cropped to the centre. An image that is already
 * square and small enough, as sent by the app, is not encoded again.
 */
async function squarePicture({ width, height, files }: ProcessedImage): Promise<Buffer> {
  const largest = files.at(-1)?.bytes ?? Buffer.alloc(0);
  if (width === height && width <= avatarSize) return largest;
  const side = Math.min(width, height, avatarSize);
  return sharp(largest)
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: avatarQuality })
    .toBuffer();
}

function toPhotoResponse({ photoURL, isOldFileGone }: PhotoChange): PhotoResponse {
  return { success: true, photoURL, isOldFileGone };
}
