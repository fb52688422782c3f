import { AppError } from './app-error.ts';
import type { AppErrorCode } from './app-error.ts';

/** Error with a specific message for the user, where the general message of its code is too vague. */
export class UserFacingError extends AppError {
  readonly sentence: string;
  /** Reason code for the screen, where one error code has several reasons. */
  readonly reason: string | undefined;
  /** HTTP status, if it differs from the default of the code. */
  readonly status: number | undefined;

  /**
   * Creates the error.
   * @param sentence Portuguese, shown to the user; must not contain details of the cause
   */
  constructor(
    code: AppErrorCode,
    sentence: string,
    options?: ErrorOptions & { reason?: string; status?: number },
  ) {
    super(code, sentence, options);
    this.name = 'UserFacingError';
    this.sentence = sentence;
    this.reason = options?.reason;
    this.status = options?.status;
  }
}
