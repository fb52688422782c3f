import type { ParsedFile } from '#features/imports/model/import-file/parsed-file.ts';
import {
  checkPlaces,
  readPlaces,
  summarizeFile,
} from '#features/imports/model/place-import/read-places.ts';
import type { RawPlace } from '#features/imports/model/place-import/raw-place.ts';
import type { ReaderMessage } from './read-import-file.ts';

/** The parsed file of this worker; null until it was read. Parsing in a worker keeps the page responsive. */
let parsedFile: ParsedFile<RawPlace> | null = null;

async function handleMessage(message: ReaderMessage): Promise<unknown> {
  if ('request' in message) return parsedFile && checkPlaces(parsedFile, message.request);
  const result = readPlaces(new Uint8Array(await message.file.arrayBuffer()));
  if ('problem' in result) return result;
  parsedFile = result;
  return summarizeFile(result);
}

// The answer goes to the port of the message; null after an unexpected error.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<ReaderMessage>) => {
  handleMessage(data).then(
    (answer) => port?.postMessage(answer),
    () => port?.postMessage(null),
  );
});
