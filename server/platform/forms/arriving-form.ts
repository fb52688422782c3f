import type { ReceivedFile } from './received-file.ts';

/** The form that a route takes. */
export interface ExpectedForm {
  /** Whose share of the budget it takes: a proven uid. */
  person: string;
  /** The field of its files; a file in another one makes the form invalid. */
  field: string;
  files: number;
  /** Bytes of one file. A larger one is handed on as too large and does not end the form. */
  fileBytes: number;
}

/** The text fields of a form; a repeated one has all its values. */
export type ReceivedFields = ReadonlyMap<string, readonly string[]>;

export interface ArrivingForm {
  /**
   * Reads the form, once. Each file is handed on as soon as it is whole, so that work on it begins while the next
   * one still arrives.
   * @throws AppError 'unsupported-type' for another kind of body, 'too-large' for more bytes than all files may have,
   *   'too-many-items' for more files, 'invalid-input' for a damaged form, 'cancelled' when the sender is gone;
   *   SpokenError 'timeout' (408) when it comes too slowly; what UploadShare.hold() throws
   */
  read(onFile: (file: ReceivedFile) => void): Promise<ReceivedFields>;
}

/** As FormReader.take(), of one request. */
export type TakeForm = <T>(
  expected: ExpectedForm,
  work: (form: ArrivingForm) => Promise<T>,
) => Promise<T>;
