import type { ReactNode } from 'react';
import { MapPinOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { errorCode, isFinalReadError } from '#shared/app-error.ts';
import { errorText } from '#shared/error-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { QueryViewProps } from '#ui/query-view.tsx';

interface RecordViewProps<Data> extends QueryViewProps<Data> {
  sentences: ErrorSentences;
  /** Icon of the message that the record does not exist; that of a place by default. */
  missingIcon?: LucideIcon;
  /** Link or button that leads to the other records, shown instead of a retry button. */
  leaveAction?: ReactNode;
}

/** Renders the query of one record. If the record does not exist, no retry is offered. */
export function RecordView<Data>(props: RecordViewProps<Data>) {
  const { missingIcon: MissingIcon = MapPinOff, leaveAction, ...viewProps } = props;
  const { query, sentences, failure } = viewProps;
  const code = errorCode(query.error);
  if (query.data !== undefined || !query.error || !isFinalReadError(code))
    return <QueryView {...viewProps} />;
  const { title, hint } = errorText(sentences, code);
  return (
    <Banner
      as={failure === 'line' ? undefined : failure}
      icon={<MissingIcon aria-hidden size={28} />}
      title={title}
      actions={leaveAction}
    >
      {hint && <p>{hint}</p>}
    </Banner>
  );
}
