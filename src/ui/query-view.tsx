import type { ReactNode } from 'react';
import { FailureLine } from './failure-line.tsx';
import { FailureNotice } from './failure-notice.tsx';
import type { FailureSentences } from './failure-text.ts';
import { LoadingRegion } from './loading-region.tsx';

/** What is shown of a query: useQuery's answer is one. */
export interface QueryState<Data> {
  data: Data | undefined;
  error: unknown;
  /** The answer before is shown while the next one comes. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  query: QueryState<Data>;
  sentences: FailureSentences;
  /** Said to screen readers while the first answer is on its way; absent where nothing is shown till then. */
  loading?: string;
  /** What has the size of the content meanwhile. */
  skeleton?: ReactNode;
  /** Level of a failure's title among the page's headings; a 'line' where there is no room for more. */
  failure?: 'h1' | 'h2' | 'h3' | 'line';
  /** A failed refresh is not worth a sentence: nothing is decided by what is shown. */
  isQuiet?: boolean;
  /** Another query without which the content is not shown, unless it cannot be had. */
  beside?: { data: unknown; error: unknown };
  /** Asks again, where that is more than this query. */
  onRetry?: () => void;
  /** In the place of content that is an empty array. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * A query on screen: loading, failed with a way to try again, and its content, which stays when it cannot be
 * refreshed and while another answer is on its way.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, sentences, failure = 'h2', isQuiet, beside, empty, children } = props;
  const { data, error } = query;
  const retry = props.onRetry ?? (() => void query.refetch());
  const line = <FailureLine sentences={sentences} error={error} onRetry={retry} />;

  if (data === undefined && error) {
    if (failure === 'line') return line;
    return <FailureNotice as={failure} sentences={sentences} error={error} onRetry={retry} />;
  }
  if (data === undefined || (beside && beside.data === undefined && !beside.error)) {
    if (props.loading === undefined) return null;
    return <LoadingRegion label={props.loading}>{props.skeleton}</LoadingRegion>;
  }
  return (
    <Renewing isOn={query.isPlaceholderData ?? false}>
      {Boolean(error) && !isQuiet && line}
      {empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data)}
    </Renewing>
  );
}

/**
 * The answer before stays while the next one comes: a line moves above it. It can still be read and used, so
 * nothing is dimmed.
 */
function Renewing({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <div className="relative min-w-0 empty:hidden" aria-busy={isOn}>
      {isOn && (
        <div aria-hidden className="absolute inset-x-0 -top-1.5 h-0.5 overflow-hidden rounded-full">
          <div className="h-full w-1/3 travel rounded-full bg-sea motion-reduce:w-full" />
        </div>
      )}
      {children}
    </div>
  );
}
