import type { AuthenticatedCaller } from '../auth-token.ts';
import type { DatabaseService } from '../database-service.ts';

/** One request of a ':verb' method. The answer is JSON text. */
export interface VerbCall {
  service: DatabaseService;
  caller: AuthenticatedCaller;
  /** Relative path before the verb. */
  path: string;
  body: Record<string, unknown>;
}
