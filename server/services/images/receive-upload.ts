import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import type { BusboyEvents, BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import { AppError } from '#domain/app-error.ts';

/** One file of an upload, as it came. */
export interface ReceivedFile {
  /** Position among the files of the request, from 0. */
  position: number;
  /** As the sender calls it, for the answer alone; never a path here. */
  name: string;
  /** null when it is larger than allowed. */
  bytes: Buffer | null;
}

/** Bounds of one upload. */
export interface UploadBounds {
  files: number;
  fileBytes: number;
}

/** The text fields of an upload; a repeated one has all its values. */
export type ReceivedFields = ReadonlyMap<string, readonly string[]>;

const fileField = 'images';
/** What boundaries, part headers and text fields may add to the files. */
const overheadBytes = 64 * 1024;
const maxNameLength = 200;

/**
 * Reads a multipart form into memory, within bounds. Each file is handed on as soon as it is whole, so that
 * work on it begins while the next one still arrives. Once `signal` is aborted nothing more is kept of it.
 * @throws AppError 'unsupported-type' for another kind of body, 'too-large' for more than the bounds together,
 *   'too-many-items' for more files, 'invalid-input' for a damaged form, 'cancelled' when the sender is gone
 */
export function receiveUpload(
  req: IncomingMessage,
  { bounds, signal }: { bounds: UploadBounds; signal: AbortSignal },
  onFile: (file: ReceivedFile) => void,
): Promise<ReceivedFields> {
  const maxBytes = bounds.files * bounds.fileBytes + overheadBytes;
  const contentType = req.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    return Promise.reject(new AppError('unsupported-type', 'Not a multipart form'));
  }
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) {
    return Promise.reject(
      new AppError('too-large', 'The form is larger than all its files may be'),
    );
  }
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string[]>();
    let isSettled = false;
    let received = 0;
    let files = 0;
    let openFiles = 0;
    let isParsed = false;

    const parser = parserOf(req, contentType, bounds);
    if (!parser) {
      reject(new AppError('invalid-input', 'The form has no boundary'));
      return;
    }
    const fail = (error: AppError) => {
      if (isSettled) return;
      isSettled = true;
      req.unpipe(parser);
      req.off('data', count);
      // What still comes is read and dropped, so that the answer reaches the sender.
      req.resume();
      reject(error);
    };
    signal.addEventListener('abort', () => {
      fail(new AppError('cancelled', 'Nobody waits for this form'));
    });
    const finishWhenWhole = () => {
      if (isSettled || !isParsed || openFiles > 0) return;
      isSettled = true;
      resolve(fields);
    };
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received > maxBytes) fail(new AppError('too-large', 'The form is too large'));
    };

    const onField: BusboyEvents['field'] = (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) {
        fail(new AppError('invalid-input', 'A field of the form is too long'));
        return;
      }
      const values = fields.get(name) ?? [];
      fields.set(name, [...values, value]);
    };
    parser.on('field', onField);
    parser.on('file', (field: string, stream: BusboyFileStream, name: string | undefined) => {
      if (field !== fileField || isSettled) {
        stream.resume();
        if (field !== fileField) fail(new AppError('invalid-input', 'A file in another field'));
        return;
      }
      const position = files++;
      openFiles += 1;
      const chunks: Buffer[] = [];
      let isTooLarge = false;
      stream.on('data', (chunk: Buffer) => {
        if (!isTooLarge && !isSettled) chunks.push(chunk);
      });
      stream.on('limit', () => {
        isTooLarge = true;
        chunks.length = 0;
      });
      stream.on('error', () => {
        fail(new AppError('invalid-input', 'A file of the form ends early'));
      });
      stream.on('end', () => {
        openFiles -= 1;
        if (isSettled) return;
        const bytes = isTooLarge ? null : Buffer.concat(chunks);
        onFile({ position, name: (name ?? '').slice(0, maxNameLength), bytes });
        finishWhenWhole();
      });
    });
    parser.on('filesLimit', () => {
      fail(new AppError('too-many-items', `More than ${bounds.files} files`));
    });
    for (const event of ['partsLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => {
        fail(new AppError('invalid-input', 'The form has too many parts'));
      });
    }
    parser.on('error', () => {
      fail(new AppError('invalid-input', 'The form is damaged'));
    });
    parser.on('finish', () => {
      isParsed = true;
      finishWhenWhole();
    });
    req.on('data', count);
    req.on('close', () => {
      if (!req.complete) fail(new AppError('cancelled', 'The sender went away'));
    });
    req.on('error', () => {
      fail(new AppError('cancelled', 'The sender went away'));
    });
    req.pipe(parser);
  });
}

function parserOf(
  req: IncomingMessage,
  contentType: string,
  bounds: UploadBounds,
): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { ...req.headers, 'content-type': contentType },
      limits: {
        files: bounds.files,
        fileSize: bounds.fileBytes,
        fields: bounds.files + 8,
        fieldSize: 500,
        fieldNameSize: 100,
        parts: 2 * bounds.files + 16,
        headerPairs: 20,
      },
    });
  } catch {
    // It throws for a form without a boundary.
    return null;
  }
}
