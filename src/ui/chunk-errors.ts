import * as texts from '#ui/texts.ts';
import type { FailureSentences } from './failure-text.ts';

export const chunkErrors: FailureSentences = {
  default: texts.partNotLoaded,
};
