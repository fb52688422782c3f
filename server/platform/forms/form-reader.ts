import type { Request, Response } from 'express';
import multer from 'multer';
import { AppError } from '#shared/app-error.ts';
import { stopBodyTimeLimit } from '../http/body-times.ts';
import { createIncomingFile } from './received-file.ts';
import type { IncomingFile, ReceivedFile } from './received-file.ts';
import { slowBodyError, watchBody } from '../http/watch-body.ts';
import type { UploadBudget } from './upload-budget.ts';
import type { IncomingForm, ExpectedForm, ReceivedFields, ReceiveForm } from './incoming-form.ts';

export interface FormReader {
  /**
   * Runs `work` with one form. The form's share of the upload budget is released only after `work` has ended. If `work`
   * ends before the form is complete, the rest of the form is discarded as it arrives.
   * @throws the errors of UploadBudget.enter(), before anything is read, and those of `work`
   */
  withForm<T>(
    req: Request,
    expected: ExpectedForm,
    work: (form: IncomingForm) => Promise<T>,
  ): Promise<T>;
}

/** Time limits of an incoming form, in milliseconds. */
export interface FormTimes {
  /** Longest silence between two chunks. */
  idleMs: number;
  /** Base time for the whole form. */
  baseMs: number;
  /** Additional time for each 32 kB of the declared length, or of the maximum length if none is declared. */
  msPer32kB: number;
}

const defaultTimes: FormTimes = { idleMs: 10_000, baseMs: 15_000, msPer32kB: 1_000 };

/** Maximum size of boundaries, part headers and text fields in addition to the files. */
const overheadBytes = 64 * 1024;
const maxNameLength = 200;

/** Binds a form reader to a request, for code that does not depend on requests. */
export function bindForm(req: Request, reader: FormReader): ReceiveForm {
  return (expected, work) => reader.withForm(req, expected, work);
}

/** Creates a reader that loads multipart forms into memory, within a budget and with time limits. */
export function createFormReader(
  budget: UploadBudget,
  times: FormTimes = defaultTimes,
): FormReader {
  return {
    async withForm(req, expected, work) {
      const share = budget.enter(expected.uid);
      stopBodyTimeLimit(req);
      const endSignal = new AbortController();
      const files: IncomingFile[] = [];
      const startFile = (name: string) => {
        const file = createIncomingFile(
          { position: files.length, name },
          share,
          expected.maxFileBytes,
        );
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
        // The rest of the body is read and discarded, so that the sender can finish and read the response.
        req.unpipe();
        req.resume();
      }
    },
  };
}

interface FormReadOptions {
  expected: ExpectedForm;
  times: FormTimes;
  /** Aborted when the result is no longer needed. */
  ended: AbortSignal;
  begin: (name: string) => IncomingFile;
}

async function readForm(
  req: Request,
  { expected, times, ended: endSignal, begin: startFile }: FormReadOptions,
  onFile: (file: ReceivedFile) => void,
): Promise<ReceivedFields> {
  const maxBytes = expected.maxFiles * expected.maxFileBytes + overheadBytes;
  const expectedBytes = declaredBytes(req, maxBytes);
  const totalMs = times.baseMs + Math.ceil(expectedBytes / (32 * 1024)) * times.msPer32kB;
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
  let receivedBytes = 0;
  const countBytes = (chunk: Buffer) => {
    receivedBytes += chunk.length;
    if (receivedBytes > maxBytes) failForm(new AppError('too-large', 'The form is too large'));
  };
  const abortOnEnd = () => {
    failForm(new AppError('cancelled', 'The request of this form was ended'));
  };
  const abortOnDisconnect = () => {
    if (!req.complete) failForm(new AppError('cancelled', 'The client disconnected'));
  };
  const stopWatching = watchBody(req, { totalMs, idleMs: times.idleMs }, () => {
    failForm(slowBodyError());
  });
  req.on('data', countBytes);
  req.on('close', abortOnDisconnect);
  endSignal.addEventListener('abort', abortOnEnd);
  try {
    const storage = formStorage({ begin: startFile, onFile, fail: failForm });
    return await Promise.race([failure, parseForm(req, expected, storage)]);
  } finally {
    stopWatching();
    req.off('data', countBytes);
    req.off('close', abortOnDisconnect);
    endSignal.removeEventListener('abort', abortOnEnd);
  }
}

/**
 * Returns the declared number of bytes, or `maxBytes` if the request declares none.
 * @throws AppError 'unsupported-type' or 'too-large', before anything is read
 */
function declaredBytes(req: Request, maxBytes: number): number {
  if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) {
    throw new AppError('unsupported-type', 'Not a multipart form');
  }
  const declaredLength = req.headers['content-length'];
  if (declaredLength === undefined) return maxBytes;
  if (Number(declaredLength) > maxBytes) {
    throw new AppError('too-large', 'The form is larger than the limit of all its files');
  }
  return Number(declaredLength);
}

/**
 * Storage engine of multer: files are held in memory, within the request's share. Reports a failure immediately; multer
 * would report it only after the whole form.
 */
function formStorage({
  begin: startFile,
  onFile,
  fail: failForm,
}: Pick<FormReadOptions, 'begin'> & {
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
type MulterFields = Readonly<Record<string, string | string[]>>;

function parseForm(
  req: Request,
  { fieldName, maxFiles }: ExpectedForm,
  storage: multer.StorageEngine,
): Promise<ReceivedFields> {
  const parseWithMulter = multer({
    storage,
    // File names come from the sender; browsers encode them in UTF-8.
    defParamCharset: 'utf8',
    limits: {
      files: maxFiles,
      fields: maxFiles + 8,
      parts: 2 * maxFiles + 16,
      fieldSize: 500,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
      fieldArrayIndexLimit: 0,
      headerPairs: 20,
    },
  }).array(fieldName);
  return new Promise((resolve, reject) => {
    void parseWithMulter(req, req.res as Response, (error: unknown) => {
      if (error) reject(formError(error));
      else resolve(fieldsOf(req.body as MulterFields | undefined));
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

function fieldsOf(body: MulterFields = {}): ReceivedFields {
  return new Map(Object.entries(body).map(([name, value]) => [name, [value].flat()]));
}
