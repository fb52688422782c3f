import { metrics } from '@opentelemetry/api';
import type { Counter, Histogram, MeterProvider } from '@opentelemetry/api';
import { telemetryScope } from './spans.ts';

/** The metrics of the server. */
interface Instruments {
  requestDuration: Histogram;
  databaseDuration: Histogram;
  renderDuration: Histogram;
  letters: Counter;
  webhooks: Counter;
}

/** Limits of the buckets in seconds, as the semantic conventions advise for HTTP. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** Limits of the buckets in seconds, as the semantic conventions advise for databases. */
const databaseBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

let current: { provider: MeterProvider; instruments: Instruments } | null = null;

/**
 * Returns the metrics, which record nothing without telemetry. They belong to a provider: unlike a tracer, a metric
 * that was created before the provider would never record.
 */
export function instruments(): Instruments {
  const provider = metrics.getMeterProvider();
  if (current?.provider !== provider) current = { provider, instruments: create(provider) };
  return current.instruments;
}

function create(provider: MeterProvider): Instruments {
  const meter = provider.getMeter(telemetryScope);
  const duration = (name: string, description: string, buckets: number[]) =>
    meter.createHistogram(name, {
      description,
      unit: 's',
      advice: { explicitBucketBoundaries: buckets },
    });
  return {
    requestDuration: duration(
      'http.server.request.duration',
      'Duration of HTTP server requests',
      requestBuckets,
    ),
    databaseDuration: duration(
      'db.client.operation.duration',
      'Duration of calls to Firestore, with their retries',
      databaseBuckets,
    ),
    renderDuration: duration(
      'guia.page.render.duration',
      'Duration of rendering a page, with its data',
      requestBuckets,
    ),
    letters: meter.createCounter('guia.letters', {
      description: 'E-mails that the server tried to send, by outcome',
      unit: '{letter}',
    }),
    webhooks: meter.createCounter('guia.webhooks', {
      description: 'Webhooks of Stripe, by outcome',
      unit: '{webhook}',
    }),
  };
}
