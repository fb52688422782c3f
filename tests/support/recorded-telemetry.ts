import { context, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import type { DataPoint, MetricData } from '@opentelemetry/sdk-metrics';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** The spans and metrics of the tests of one file. */
export interface RecordedTelemetry {
  /** Returns the finished spans since the beginning of the test, in the order of their ends. */
  spans: () => ReadableSpan[];
  /** Returns the metric of a name; undefined if nothing was recorded in this test. */
  metric: (name: string) => Promise<MetricData | undefined>;
  /** Returns the attributes of each time series of a metric. */
  series: (name: string) => Promise<DataPoint<unknown>['attributes'][]>;
}

/** Records the telemetry of all tests of a file. Call it once, outside the tests. */
export function recordTelemetry(): RecordedTelemetry {
  const spanExporter = new InMemorySpanExporter();
  const tracerProvider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter: spanExporter })],
  });
  const metricExporter = new InMemoryMetricExporter(AggregationTemporality.DELTA);
  const reader = new PeriodicExportingMetricReader({ exporter: metricExporter });
  const meterProvider = new MeterProvider({ readers: [reader] });
  const collected = async () => {
    await reader.forceFlush();
    return metricExporter.getMetrics();
  };
  const metric = async (name: string) => {
    const exports = await collected();
    return exports
      .flatMap(({ scopeMetrics }) => scopeMetrics)
      .flatMap((scope) => scope.metrics)
      .findLast(({ descriptor }) => descriptor.name === name);
  };

  beforeAll(() => {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(tracerProvider);
    metrics.setGlobalMeterProvider(meterProvider);
  });
  beforeEach(async () => {
    await collected();
    spanExporter.reset();
    metricExporter.reset();
  });
  afterAll(async () => {
    unregisterTelemetry();
    await tracerProvider.shutdown();
    await meterProvider.shutdown();
  });

  return {
    spans: () => spanExporter.getFinishedSpans(),
    metric,
    series: async (name) =>
      ((await metric(name))?.dataPoints ?? []).map(({ attributes }) => attributes),
  };
}

/** Ends the telemetry of the process, which test files share. */
export function unregisterTelemetry(): void {
  trace.disable();
  metrics.disable();
  propagation.disable();
  context.disable();
}
