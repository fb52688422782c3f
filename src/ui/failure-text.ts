import { createContext, use } from 'react';

/** What a screen says of a failure: at least what is said of any. The app knows which sentence belongs to an error. */
export interface FailureSentences {
  readonly default: string;
}

/** What happened and what to do. `hint` is '' where the title says what to do itself. */
export interface FailureText {
  title: string;
  hint: string;
}

/** The same in one text, for lines and alerts. */
export function failureSentence({ title, hint }: FailureText): string {
  return hint === '' ? title : `${title}. ${hint}`;
}

/** Puts an error into words. */
export type DescribeFailure = (sentences: FailureSentences, error: unknown) => FailureText;

export const FailureTextContext = createContext<DescribeFailure | null>(null);

export function useFailureText(sentences: FailureSentences, error: unknown): FailureText {
  const describe = use(FailureTextContext);
  if (!describe) throw new Error('useFailureText needs a FailureTextContext above it');
  return describe(sentences, error);
}
