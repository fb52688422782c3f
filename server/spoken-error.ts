import { AppError } from '#domain/app-error.ts';
import type { AppErrorCode } from '#domain/app-error.ts';

/** An error with a sentence of its own for the caller, where the code's general one would say too little. */
export class SpokenError extends AppError {
  readonly sentence: string;

  /** @param sentence Portuguese, shown to the person: nothing of the cause may be in it */
  constructor(code: AppErrorCode, sentence: string, options?: ErrorOptions) {
    super(code, sentence, options);
    this.name = 'SpokenError';
    this.sentence = sentence;
  }
}
