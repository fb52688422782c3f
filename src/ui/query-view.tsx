import type { ReactNode } from 'react';
import { FailureLine } from './failure-line.tsx';
import { FailureBanner } from './failure-banner.tsx';
import type { FailureSentences } from './failure-text.ts';
import { LoadingRegion } from './loading-region.tsx';

/** The part of a query that QueryView uses, e.g. the result of useQuery. */
export interface QueryState<Data> {
  data: Data | undefined;
  error: unknown;
  /** True while the previous answer is shown and the next one loads. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  query: QueryState<Data>;
  sentences: FailureSentences;
  /** Announced to screen readers while the first answer loads; if absent, nothing is shown until then. */
  loading?: string;
  /** Placeholder with the size of the content. */
  skeleton?: ReactNode;
  /** Heading level of an error's title; 'line' for small spaces. */
  failure?: 'h1' | 'h2' | 'h3' | 'line';
  /** Hides the error of a failed refresh, for content that is not critical. */
  isQuiet?: boolean;
  /** Second query: the content is shown only after it has loaded or failed. */
  secondQuery?: { data: unknown; error: unknown };
  /** Retries the read instead of `refetch`, if a retry involves more than this query. */
  onRetry?: () => void;
  /** Shown instead of content that is an empty array. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Renders a query: loading, error with a retry button, or content. The content stays visible when a refresh fails and
 * while another answer loads.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, sentences, failure = 'h2', isQuiet, secondQuery, empty, children } = props;
  const { data, error } = query;
  const retry = props.onRetry ?? (() => void query.refetch());
  const failureLine = <FailureLine sentences={sentences} error={error} onRetry={retry} />;

  if (data === undefined && error) {
    if (failure === 'line') return failureLine;
    return <FailureBanner as={failure} sentences={sentences} error={error} onRetry={retry} />;
  }
  if (data === undefined || (secondQuery && secondQuery.data === undefined && !secondQuery.error)) {
    if (props.loading === undefined) return null;
    return <LoadingRegion label={props.loading}>{props.skeleton}</LoadingRegion>;
  }
  return (
    <RefreshIndicator isOn={query.isPlaceholderData ?? false}>
      {Boolean(error) && !isQuiet && failureLine}
      {empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data)}
    </RefreshIndicator>
  );
}

/**
 * Renders the previous answer with a moving line above it while the next one loads. The content is not dimmed, because
 * it stays usable.
 */
function RefreshIndicator({
  isOn: isRefreshing,
  children,
}: {
  isOn: boolean;
  children: ReactNode;
}) {
  return (
    <div className="relative min-w-0 empty:hidden" aria-busy={isRefreshing}>
      {isRefreshing && (
        <div aria-hidden className="absolute inset-x-0 -top-1.5 h-0.5 overflow-hidden rounded-full">
          <div className="h-full w-1/3 travel rounded-full bg-sea motion-reduce:w-full" />
        </div>
      )}
      {children}
    </div>
  );
}
