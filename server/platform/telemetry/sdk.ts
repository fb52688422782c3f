/** The OpenTelemetry SDK. Only startTelemetry() imports this file, if telemetry is on. */
import { context, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import {
  ConsoleMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ConsoleSpanExporter,
  ParentBasedSampler,
  SimpleSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TelemetryConfig } from '#server/telemetry-config.ts';
import * as brand from '#shared/brand.ts';
import { observeRuntime } from './runtime-metrics.ts';
import { telemetryScope } from './spans.ts';

/** Maximum number of finished spans that wait for the collector. Further spans are dropped. */
const maxWaitingSpans = 2_048;
/** Minimum time in ms between two log lines about a collector that does not accept the data. */
const reportIntervalMs = 60_000;

/**
 * Registers the SDK for the whole process. Data is sent in the background; what a collector does not accept is dropped
 * and logged.
 * @returns a function that exports the queued data and stops the telemetry. It never rejects, but waits for the collector
 */
export function startSdk(
  { traces, metrics: measurements, sampledShare }: TelemetryConfig,
  logger: Pick<Logger, 'warn'>,
): () => Promise<void> {
  setGlobalErrorHandler(exportFailureReporter(logger));
  // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence.
  const resource = resourceFromAttributes({
    'service.name': telemetryScope,
    'service.version': brand.version,
  }).merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));
  const stops: (() => Promise<void>)[] = [];
  if (traces !== 'none') {
    const provider = new TracerProvider({
      resource,
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
      spanProcessors: [
        traces === 'console'
          ? new SimpleSpanProcessor({ exporter: new ConsoleSpanExporter() })
          : new BatchSpanProcessor({
              exporter: new OTLPTraceExporter(),
              maxQueueSize: maxWaitingSpans,
            }),
      ],
    });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(provider);
    stops.push(() => provider.shutdown());
  }
  if (measurements !== 'none') {
    const exporter =
      measurements === 'console' ? new ConsoleMetricExporter() : new OTLPMetricExporter();
    const provider = new MeterProvider({
      resource,
      readers: [new PeriodicExportingMetricReader({ exporter })],
    });
    metrics.setGlobalMeterProvider(provider);
    observeRuntime(provider.getMeter(telemetryScope));
    stops.push(() => provider.shutdown());
  }
  return async () => {
    await Promise.allSettled(stops.map((stop) => stop()));
  };
}

/** Returns a handler that logs a failed export, at most once a minute. The answer of the collector is not logged. */
function exportFailureReporter(logger: Pick<Logger, 'warn'>): (failure: unknown) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (failure) => {
    if (performance.now() - reportedAt < reportIntervalMs) return;
    reportedAt = performance.now();
    const reason = failure instanceof Error ? failure.message.slice(0, 200) : typeof failure;
    logger.warn({ reason }, 'telemetry not exported');
  };
}
