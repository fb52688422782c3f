import { once } from 'node:events';
import http from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

interface KeyValue {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** A span as OTLP encodes it in JSON. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: KeyValue[];
}

interface Scoped<Item> {
  resource: { attributes: KeyValue[] };
  scopeSpans?: { spans: Item[] }[];
}
interface TraceExport {
  resourceSpans?: Scoped<ReceivedSpan>[];
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
}

export interface OtlpCollector {
  /** Value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  address: string;
  /** The received spans, in the order of their arrival. */
  spans: ReceivedSpan[];
  /** The attributes of the servers that sent spans. */
  resources: Record<string, string | undefined>[];
  /** The names of the received metrics. */
  metricNames: Set<string>;
  /** The addresses that were requested. */
  paths: Set<string | undefined>;
  close: () => void;
}

/**
 * Starts an OpenTelemetry collector (OTLP over HTTP with JSON) on a free port.
 * @param answer answers each request when its body has arrived; accepts the data by default
 */
export async function startCollector(
  answer: RequestListener = (_req, res) => res.end('{}'),
): Promise<OtlpCollector> {
  const spans: ReceivedSpan[] = [];
  const resources: OtlpCollector['resources'] = [];
  const metricNames = new Set<string>();
  const paths = new Set<string | undefined>();
  const server = http
    .createServer((req, res) => {
      paths.add(req.url);
      let body = '';
      req.on('data', (chunk: Buffer) => (body += chunk.toString()));
      req.on('end', () => {
        const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(body) as TraceExport;
        for (const { resource, scopeSpans = [] } of resourceSpans) {
          spans.push(...scopeSpans.flatMap((scope) => scope.spans));
          resources.push(textsOf(resource.attributes));
        }
        for (const { name } of resourceMetrics
          .flatMap(({ scopeMetrics }) => scopeMetrics)
          .flatMap(({ metrics }) => metrics))
          metricNames.add(name);
        answer(req, res);
      });
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ spans, resources, metricNames, paths },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the texts among attributes. */
export function textsOf(attributes: readonly KeyValue[]): Record<string, string | undefined> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));
}
