import type { Random } from '#seed/random.ts';
import { uploadForm } from '#support/upload-server.ts';
import { placeIds } from './picture-city.ts';
import type { PictureCity } from './picture-city.ts';
import type { PictureLedger } from './picture-ledger.ts';
import { expectWhole } from './whole-pictures.ts';

export interface ClientOptions {
  url: string;
  city: Pick<PictureCity, 'as'>;
  ledger: PictureLedger;
  /** Images to upload. */
  pictures: readonly Buffer[];
  /** Returns true after the server was killed. Requests may only fail from then on. */
  isKilled: () => boolean;
}

/** An action that a client repeats until the server is killed. */
type Step = (options: ClientOptions, random: Random) => Promise<void>;

interface UploadBody {
  files?: { filename: string }[];
}

const upload: Step = async ({ url, city, ledger, pictures }, random) => {
  const placeId = random.pick(placeIds);
  const files = Array.from({ length: random.int(1, 3) }, () => ({ bytes: random.pick(pictures) }));
  const acknowledge = ledger.beginUpload(placeId);
  const answer = await fetch(`${url}/api/upload/places`, {
    method: 'POST',
    headers: city.as('manager'),
    body: uploadForm(files, { placeId }),
  });
  const body = (await answer.json()) as UploadBody;
  // 400: the place has its maximum of eight images; 503: too many uploads wait.
  if (![200, 400, 503].includes(answer.status)) throw new Error(`upload: ${answer.status}`);
  acknowledge((body.files ?? []).map(({ filename }) => filename));
};

const removePicture: Step = async ({ url, city, ledger }, random) => {
  const kept = ledger.pictures().filter(({ state }) => state === 'kept');
  if (kept.length < 4) return pause();
  const picture = random.pick(kept);
  const acknowledge = ledger.beginRemoval(picture);
  const { placeId, filename } = picture;
  const { status } = await fetch(`${url}/api/places/${placeId}/images/${filename}`, {
    method: 'DELETE',
    headers: city.as('manager'),
  });
  if (status !== 200) throw new Error(`deletion: ${status}`);
  acknowledge();
  const after = await fetch(`${url}/uploads/places/${placeId}/${filename}`);
  await after.arrayBuffer();
  if (after.status !== 404) throw new Error(`${filename} is served after its deletion`);
};

const removeFolder: Step = async ({ url, city, ledger }, random) => {
  const placeId = random.pick(placeIds);
  const acknowledge = ledger.beginFolderRemoval(placeId);
  const { status } = await fetch(`${url}/api/cleanup/uploads/${placeId}`, {
    method: 'DELETE',
    headers: city.as('admin'),
  });
  if (status !== 200) throw new Error(`deletion of a folder: ${status}`);
  acknowledge();
  await pause(random.int(50, 400));
};

const clean: Step = async ({ url, city }, random) => {
  const { status } = await fetch(`${url}/api/cleanup/uploads/temp`, {
    method: 'DELETE',
    headers: city.as('admin'),
  });
  if (status !== 200) throw new Error(`cleaning: ${status}`);
  await pause(random.int(0, 30));
};

const read: Step = async ({ url, ledger }, random) => {
  const kept = ledger.pictures().filter(({ state }) => state === 'kept');
  if (kept.length === 0) return pause();
  const picture = random.pick(kept);
  const answer = await fetch(`${url}/uploads/places/${picture.placeId}/${picture.filename}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status === 200) await expectWhole(picture.filename, bytes);
  // The removal may have been requested in between.
  else if (picture.state === 'kept') throw new Error(`${picture.filename}: ${answer.status}`);
};

const steps: readonly Step[] = [upload, upload, upload, removePicture, removeFolder, clean, read];

/**
 * Runs several clients in parallel, each with its own action, until the server is killed.
 * @throws for every response that a running server must not give
 */
export async function workUntilKilled(options: ClientOptions, randoms: (name: string) => Random) {
  const client = async (step: Step, at: number): Promise<void> => {
    const random = randoms(`client ${at}`);
    while (!options.isKilled()) {
      try {
        await step(options, random);
      } catch (error) {
        if (!options.isKilled()) throw error;
      }
    }
  };
  await Promise.all(steps.map(client));
}

function pause(ms = 10): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
