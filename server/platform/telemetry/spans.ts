import { SpanStatusCode, isSpanContextValid, trace } from '@opentelemetry/api';
import type { Span, SpanContext, SpanOptions } from '@opentelemetry/api';
import { AppError } from '#shared/app-error.ts';

/** Name of the instrumentation, on every span and metric of the server. */
export const telemetryScope = 'guia-da-ilha';

/**
 * Runs work within a span, a child of the current one if there is one. Without telemetry it only runs the work. The
 * message of an error can name a user, so a failed span has only the type of the error.
 * @param name few values: a name with an id would be a different operation for each record
 */
export function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return trace.getTracer(telemetryScope).startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, errorTypeOf(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Like inSpan(), but only as a part of another span: the regular work of the server (snapshots, sweeps) would fill the
 * traces otherwise.
 */
export function inChildSpan<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  return activeSpanContext() ? inSpan(name, options, work) : work();
}

/** Returns the ids of the current span; undefined outside a span, also within the disabled spans of the database. */
export function activeSpanContext(): SpanContext | undefined {
  const spanContext = trace.getActiveSpan()?.spanContext();
  return spanContext && isSpanContextValid(spanContext) ? spanContext : undefined;
}

/** Marks a span as failed. */
export function failSpan(span: Span, errorType: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType);
}

/** Returns the value of `error.type`: the status of the database, the code of an AppError, or the name of the error. */
export function errorTypeOf(error: unknown): string {
  if (error instanceof AppError) return String(error.details?.databaseStatus ?? error.code);
  return error instanceof Error ? error.name : 'unknown';
}
