import type { ReceivedFile } from './received-file.ts';

/** Expected content of a route's form. */
export interface ExpectedForm {
  /** Verified uid, whose share of the upload budget is used. */
  uid: string;
  /** Name of the file field; a file in another field makes the form invalid. */
  fieldName: string;
  maxFiles: number;
  /** Maximum bytes of one file. A larger one is reported as too large and does not end the form. */
  maxFileBytes: number;
}

/** Text fields of a form; a repeated field has all its values. */
export type ReceivedFields = ReadonlyMap<string, readonly string[]>;

export interface IncomingForm {
  /**
   * Reads the form, once. Each file is passed on as soon as it is complete, so that its processing starts while the
   * next one still arrives.
   * @throws AppError 'unsupported-type' for another kind of body, 'too-large' for more bytes than all files may have,
   * 'too-many-items' for more files, 'invalid-input' for a damaged form, 'cancelled' when the sender is gone;
   * UserFacingError 'timeout' (408) when it arrives too slowly; any error of UploadShare.reserve()
   */
  read(onFile: (file: ReceivedFile) => void): Promise<ReceivedFields>;
}

/** FormReader.withForm() bound to one request. */
export type ReceiveForm = <T>(
  expected: ExpectedForm,
  work: (form: IncomingForm) => Promise<T>,
) => Promise<T>;
