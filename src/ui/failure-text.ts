import { createContext, use } from 'react';

/** Error sentences of a screen, with at least a default. The app selects the sentence for an error. */
export interface FailureSentences {
  readonly default: string;
}

/** Texts of an error: problem and advice. `hint` is '' if the title already contains the advice. */
export interface FailureText {
  title: string;
  hint: string;
}

/** Returns title and hint as one text, for lines and alerts. */
export function failureSentence({ title, hint }: FailureText): string {
  return hint === '' ? title : `${title}. ${hint}`;
}

/** Converts an error to texts. */
export type DescribeFailure = (sentences: FailureSentences, error: unknown) => FailureText;

export const FailureTextContext = createContext<DescribeFailure | null>(null);

export function useFailureText(sentences: FailureSentences, error: unknown): FailureText {
  const describeFailure = use(FailureTextContext);
  if (!describeFailure) throw new Error('useFailureText needs a FailureTextContext above it');
  return describeFailure(sentences, error);
}
