import { LRUCache } from 'lru-cache';
import { compressText } from '#server/platform/http/compressed-body.ts';
import type { CompressedBody } from '#server/platform/http/compressed-body.ts';
import { currentLanguage } from '#server/platform/language.ts';
import type { Language } from '#shared/languages.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { PlaceDirectory, LivePlaceIndex } from './place-index.ts';

/** Maximum number of cached responses; each takes about 15 kB in all forms. */
const maxCachedResponses = 500;
/**
 * Quality of responses that are compressed on demand; low, because few visitors get each of them (see compressBody).
 */
const brotliQuality = 5;

/**
 * Creates a cache of responses built from memory, each built once per version of the data and language of the request.
 * @param textOf returns the response for a key; null for an unknown key, which is not cached because anyone can request
 * any number of them
 * @returns a function that throws AppError as LivePlaceIndex.current()
 */
export function cacheResponsesByKey(
  placeIndex: Pick<LivePlaceIndex, 'current'>,
  contentType: string,
  textOf: (key: string, directory: PlaceDirectory) => string | null,
): (key: string) => Promise<CompressedBody | null> {
  const cache = new LRUCache<string, Promise<CompressedBody>>({ max: maxCachedResponses });
  let version = -1;
  return async (requestedKey) => {
    const language = currentLanguage();
    const directory = await placeIndex.current(language);
    const key = `${language} ${requestedKey}`;
    if (directory.version !== version) {
      cache.clear();
      version = directory.version;
    }
    const cachedResponse = cache.get(key);
    if (cachedResponse) return cachedResponse;
    const text = textOf(requestedKey, directory);
    if (text === null) return null;
    const body = compressText(text, { contentType, brotliQuality });
    cache.set(key, body);
    return body;
  };
}

/**
 * Creates a cache of a time-dependent response, built once per minute, version of the data and language of the request.
 * @param textOf returns the JSON for the time of the last refresh of the places, rounded down to a minute
 * @returns a function that throws AppError as LivePlaceIndex.current() and `textOf`
 */
export function cacheResponsePerMinute(
  placeIndex: Pick<LivePlaceIndex, 'current'>,
  textOf: (directory: PlaceDirectory, minuteStart: Date) => string,
): () => Promise<CompressedBody> {
  const cachedResponses = new Map<Language, { key: string; body: Promise<CompressedBody> }>();
  return async () => {
    const language = currentLanguage();
    const directory = await placeIndex.current(language);
    const minuteStart = Math.floor(directory.readAt / minuteMs) * minuteMs;
    const key = `${minuteStart} ${directory.version}`;
    const cachedResponse = cachedResponses.get(language);
    if (cachedResponse?.key === key) return cachedResponse.body;
    const body = compressText(textOf(directory, new Date(minuteStart)));
    cachedResponses.set(language, { key, body });
    return body;
  };
}
