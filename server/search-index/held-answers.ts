import { LRUCache } from 'lru-cache';
import { compressBody, contentVersion } from '#server/platform/http/compressed-body.ts';
import type { CompressedBody } from '#server/platform/http/compressed-body.ts';
import type { PlaceDirectory, PlaceIndex } from './place-index.ts';

/** Answers kept; each takes 15 kB or so in all its forms. */
const keptAnswers = 500;
/** Made while somebody waits, for a few visitors: not worth more of the processor (see compressBody). */
const brotliQuality = 5;

/**
 * Answers made from what is held in memory, each once for a state of the data.
 * @param textOf what is answered for a key; null for one that is not there, of which nothing is kept: anybody can ask
 *   for any number of them
 * @returns a function that throws AppError as PlaceIndex.current()
 */
export function heldAnswers(
  placeIndex: Pick<PlaceIndex, 'current'>,
  contentType: string,
  textOf: (key: string, directory: PlaceDirectory) => string | null,
): (key: string) => Promise<CompressedBody | null> {
  const kept = new LRUCache<string, Promise<CompressedBody>>({ max: keptAnswers });
  let version = -1;
  return async (key) => {
    const directory = await placeIndex.current();
    if (directory.version !== version) {
      kept.clear();
      version = directory.version;
    }
    const held = kept.get(key);
    if (held) return held;
    const text = textOf(key, directory);
    if (text === null) return null;
    const body = compressBody(Buffer.from(text), {
      contentType,
      version: contentVersion(text),
      brotliQuality,
    });
    kept.set(key, body);
    return body;
  };
}

const minuteMs = 60_000;
/** Made once a minute for everybody: as that of the search snapshot. */
const minuteBrotliQuality = 9;

/**
 * What is said of this moment, made once a minute and state of the data.
 * @param textOf JSON of a moment, which is as old as the places are, a minute at most
 * @returns a function that throws AppError as PlaceIndex.current() and `textOf`
 */
export function heldMinute(
  placeIndex: Pick<PlaceIndex, 'current'>,
  textOf: (directory: PlaceDirectory, at: Date) => string,
): () => Promise<CompressedBody> {
  let held: { key: string; body: Promise<CompressedBody> } | null = null;
  return async () => {
    const directory = await placeIndex.current();
    const at = Math.floor(directory.readAt / minuteMs) * minuteMs;
    const key = `${at} ${directory.version}`;
    if (held?.key !== key) {
      const text = textOf(directory, new Date(at));
      const body = compressBody(Buffer.from(text), {
        contentType: jsonType,
        version: contentVersion(text),
        brotliQuality: minuteBrotliQuality,
      });
      held = { key, body };
    }
    return held.body;
  };
}

/** Of what the browser's code asks for. */
export const jsonType = 'application/json; charset=utf-8';
