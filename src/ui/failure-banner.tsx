import { CloudOff } from 'lucide-react';
import * as texts from '#ui/texts.ts';
import { Button } from './button.tsx';
import { useFailureText } from './failure-text.ts';
import type { FailureSentences } from './failure-text.ts';
import { Banner } from './banner.tsx';

interface FailureBannerProps {
  sentences: FailureSentences;
  error: unknown;
  onRetry: () => void;
  as?: 'h1' | 'h2' | 'h3';
}

/** Renders the error of a failed read with a retry button, distinct from an empty list. */
export function FailureBanner({ sentences, error, onRetry, as }: FailureBannerProps) {
  const { title, hint } = useFailureText(sentences, error);
  return (
    <Banner
      urgent
      as={as}
      icon={<CloudOff aria-hidden size={28} />}
      title={title}
      actions={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
    >
      {hint && <p>{hint}</p>}
    </Banner>
  );
}
