import type { Request, Response } from 'express';
import multer from 'multer';
import { AppError } from '#shared/app-error.ts';
import { stopBodyTimes } from '../http/body-times.ts';
import { incomingFile } from './received-file.ts';
import type { IncomingFile, ReceivedFile } from './received-file.ts';
import { slowBodyError, watchBody } from '../http/watch-body.ts';
import type { UploadBudget } from './upload-budget.ts';
import type { IncomingForm, ExpectedForm, ReceivedFields, ReceiveForm } from './incoming-form.ts';

export interface FormReader {
  /**
   * Runs `work` with one form and releases its budget only after `work` has ended. If `work` ends before the form is
   * complete, the rest is discarded as it arrives.
   * @throws as UploadBudget.enter(), before anything is read, and as `work`
   */
  take<T>(
    req: Request,
    expected: ExpectedForm,
    work: (form: IncomingForm) => Promise<T>,
  ): Promise<T>;
}

/** Time limits of an arriving form, in milliseconds. */
export interface FormTimes {
  /** Longest silence between two chunks. */
  idle: number;
  /** Base time for the whole form. */
  base: number;
  /** Additional time for each 32 kB of the declared length. */
  each32kB: number;
}

const defaultTimes: FormTimes = { idle: 10_000, base: 15_000, each32kB: 1_000 };

/** Maximum size of boundaries, part headers and text fields in addition to the files. */
const overheadBytes = 64 * 1024;
const maxNameLength = 200;

/** Binds a form reader to a request, for code that does not depend on requests. */
export function bindForm(req: Request, reader: FormReader): ReceiveForm {
  return (expected, work) => reader.take(req, expected, work);
}

/** Creates a reader that loads multipart forms into memory, within a budget and with time limits. */
export function createFormReader(
  budget: UploadBudget,
  times: FormTimes = defaultTimes,
): FormReader {
  return {
    async take(req, expected, work) {
      const share = budget.enter(expected.person);
      stopBodyTimes(req);
      const endSignal = new AbortController();
      const files: IncomingFile[] = [];
      const startFile = (name: string) => {
        const file = incomingFile({ position: files.length, name }, share, expected.fileBytes);
        files.push(file);
        return file;
      };
      try {
        return await work({
          read: (onFile) =>
            readForm(req, { expected, times, ended: endSignal.signal, begin: startFile }, onFile),
        });
      } finally {
        endSignal.abort();
        for (const file of files) file.drop();
        share.leave();
        // The rest is read and discarded, so that the sender reaches the response.
        req.unpipe();
        req.resume();
      }
    },
  };
}

interface FormReading {
  expected: ExpectedForm;
  times: FormTimes;
  /** Aborted when the result is no longer needed. */
  ended: AbortSignal;
  begin: (name: string) => IncomingFile;
}

async function readForm(
  req: Request,
  { expected, times, ended: endSignal, begin: startFile }: FormReading,
  onFile: (file: ReceivedFile) => void,
): Promise<ReceivedFields> {
  const maxBytes = expected.files * expected.fileBytes + overheadBytes;
  const expectedBytes = declaredBytes(req, maxBytes);
  const total = times.base + Math.ceil(expectedBytes / (32 * 1024)) * times.each32kB;
  const failureController = new AbortController();
  const failure = new Promise<never>((_resolve, reject) => {
    failureController.signal.addEventListener('abort', () => {
      reject(failureController.signal.reason as Error);
    });
  });
  // Only the first failure is reported; later ones must not be unhandled rejections.
  failure.catch(() => undefined);
  const failForm = (error: unknown) => {
    failureController.abort(error);
    // Parsing stops; the rest is read and discarded.
    req.unpipe();
    req.resume();
  };
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) failForm(new AppError('too-large', 'The form is too large'));
  };
  const abortOnEnd = () => {
    failForm(new AppError('cancelled', 'The request of this form was ended'));
  };
  const abortOnDisconnect = () => {
    if (!req.complete) failForm(new AppError('cancelled', 'The client disconnected'));
  };
  const stopWatching = watchBody(req, { total, idle: times.idle }, () => {
    failForm(slowBodyError());
  });
  req.on('data', count);
  req.on('close', abortOnDisconnect);
  endSignal.addEventListener('abort', abortOnEnd);
  try {
    const storage = formStorage({ begin: startFile, onFile, fail: failForm });
    return await Promise.race([failure, parseForm(req, expected, storage)]);
  } finally {
    stopWatching();
    req.off('data', count);
    req.off('close', abortOnDisconnect);
    endSignal.removeEventListener('abort', abortOnEnd);
  }
}

/**
 * Returns the expected number of bytes.
 * @throws AppError for an unacceptable form, before anything is read
 */
function declaredBytes(req: Request, maxBytes: number): number {
  if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) {
    throw new AppError('unsupported-type', 'Not a multipart form');
  }
  const declared = req.headers['content-length'];
  if (declared === undefined) return maxBytes;
  if (Number(declared) > maxBytes) {
    throw new AppError('too-large', 'The form is larger than the limit of all its files');
  }
  return Number(declared);
}

/**
 * Storage engine of multer: files are held in memory, within the request's share. Reports a failure immediately; multer
 * would report it only after the whole form.
 */
function formStorage({
  begin: startFile,
  onFile,
  fail: failForm,
}: Pick<FormReading, 'begin'> & {
  onFile: (file: ReceivedFile) => void;
  fail: (error: unknown) => void;
}): multer.StorageEngine {
  return {
    _handleFile(_req, { originalname, stream }, done) {
      const file = startFile(originalname.slice(0, maxNameLength));
      stream.on('data', (chunk: Buffer) => {
        try {
          file.add(chunk);
        } catch (error) {
          file.drop();
          failForm(error);
        }
      });
      stream.on('end', () => {
        try {
          file.finish();
          onFile(file);
          done(null, {});
        } catch (error) {
          failForm(error);
        }
      });
    },
    _removeFile(_req, _file, done) {
      done(null);
    },
  };
}

/** Text fields as parsed by multer without nesting: a repeated field is a list, any other a string. */
type Fields = Readonly<Record<string, string | string[]>>;

function parseForm(
  req: Request,
  { field, files }: ExpectedForm,
  storage: multer.StorageEngine,
): Promise<ReceivedFields> {
  const read = multer({
    storage,
    // File names come from the sender; browsers encode them in UTF-8.
    defParamCharset: 'utf8',
    limits: {
      files,
      fields: files + 8,
      parts: 2 * files + 16,
      fieldSize: 500,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
      fieldArrayIndexLimit: 0,
      headerPairs: 20,
    },
  }).array(field);
  return new Promise((resolve, reject) => {
    void read(req, req.res as Response, (error: unknown) => {
      if (error) reject(formError(error));
      else resolve(fieldsOf(req.body as Fields | undefined));
    });
  });
}

function formError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isTooMany = error instanceof multer.MulterError && error.code === 'LIMIT_FILE_COUNT';
  return new AppError(
    isTooMany ? 'too-many-items' : 'invalid-input',
    'The form does not match the route',
    { cause: error },
  );
}

function fieldsOf(body: Fields = {}): ReceivedFields {
  return new Map(Object.entries(body).map(([name, value]) => [name, [value].flat()]));
}
