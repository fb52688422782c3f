import { CloudOff } from 'lucide-react';
import { errorCode } from '#domain/app-error.ts';
import { errorText } from '#texts/errors.ts';
import type { ErrorSentences } from '#texts/errors.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface FailureNoticeProps {
  sentences: ErrorSentences;
  error: unknown;
  onRetry: () => void;
  as?: 'h1' | 'h2' | 'h3';
}

/** A read that failed: what happened, and a way to try again. Never mistaken for an empty list. */
export function FailureNotice({ sentences, error, onRetry, as }: FailureNoticeProps) {
  const { title, hint } = errorText(sentences, errorCode(error));
  return (
    <Notice
      urgent
      as={as}
      icon={<CloudOff aria-hidden size={28} />}
      title={title}
      actions={<Button onClick={onRetry}>Tentar novamente</Button>}
    >
      {hint && <p>{hint}</p>}
    </Notice>
  );
}
