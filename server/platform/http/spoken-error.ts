import { AppError } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

/** An error with a sentence of its own for the caller, where the code's general one would say too little. */
export class SpokenError extends AppError {
  readonly sentence: string;
  /** Word for the caller's screen, where one code stands for several reasons. */
  readonly reason: string | undefined;
  /** HTTP status, where it is not the code's. */
  readonly status: number | undefined;

  /** @param sentence Portuguese, shown to the person: nothing of the cause may be in it */
  constructor(
    code: AppErrorCode,
    sentence: string,
    options?: ErrorOptions & { reason?: string; status?: number },
  ) {
    super(code, sentence, options);
    this.name = 'SpokenError';
    this.sentence = sentence;
    this.reason = options?.reason;
    this.status = options?.status;
  }
}
