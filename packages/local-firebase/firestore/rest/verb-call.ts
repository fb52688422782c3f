import type { Caller } from '../auth-token.ts';
import type { DatabaseService } from '../database-service.ts';

/** One request of a ':verb' method; answers JSON text. */
export interface VerbCall {
  service: DatabaseService;
  caller: Caller;
  /** Relative path in front of the verb. */
  path: string;
  body: Record<string, unknown>;
}
