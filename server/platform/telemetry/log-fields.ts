import { TraceFlags } from '@opentelemetry/api';
import { activeSpanContext } from './spans.ts';

/**
 * Returns the fields by which Cloud Logging shows a log line with its trace
 * (https://cloud.google.com/trace/docs/trace-log-integration); none outside a span.
 */
export function traceLogFields(): Record<string, unknown> {
  const spanContext = activeSpanContext();
  if (!spanContext) return {};
  const { traceId, spanId, traceFlags } = spanContext;
  return {
    'logging.googleapis.com/trace': traceId,
    'logging.googleapis.com/spanId': spanId,
    'logging.googleapis.com/trace_sampled': (traceFlags & TraceFlags.SAMPLED) !== 0,
  };
}
