/** What receives traces or metrics. */
export const telemetryExporters = ['otlp', 'console', 'none'] as const;
type TelemetryExporter = (typeof telemetryExporters)[number];

/** Samplers of the OpenTelemetry specification that need no further service. */
export const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** What the server records. The OTLP exporters read the address and the headers of the collector themselves. */
export interface TelemetryConfig {
  traces: TelemetryExporter;
  metrics: TelemetryExporter;
  /** Share of the traces that are recorded, from 0 to 1. */
  sampledShare: number;
}

interface TelemetryVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_EXPORTER?: TelemetryExporter | undefined;
  OTEL_METRICS_EXPORTER?: TelemetryExporter | undefined;
  OTEL_TRACES_SAMPLER?: (typeof traceSamplers)[number] | undefined;
  OTEL_TRACES_SAMPLER_ARG?: number | undefined;
}

/**
 * Returns the telemetry of the server; null if it is off. With the address of a collector, traces and metrics are sent
 * to it, unless their variables say otherwise.
 */
export function toTelemetryConfig(env: TelemetryVariables): TelemetryConfig | null {
  const standard = env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? 'none' : 'otlp';
  const traces = env.OTEL_TRACES_EXPORTER ?? standard;
  const metrics = env.OTEL_METRICS_EXPORTER ?? standard;
  return traces === 'none' && metrics === 'none'
    ? null
    : { traces, metrics, sampledShare: sampledShareOf(env) };
}

/** Every trace begins in this server, so a sampler decides the same with and without 'parentbased'. */
function sampledShareOf({
  OTEL_TRACES_SAMPLER: sampler = 'parentbased_always_on',
  OTEL_TRACES_SAMPLER_ARG: share = 1,
}: TelemetryVariables): number {
  if (sampler.endsWith('traceidratio')) return share;
  return sampler.endsWith('always_on') ? 1 : 0;
}

/**
 * Returns the problems of telemetry that has no destination.
 * @param presentVariables the variables that are set
 * @returns sentences in English
 */
export function findTelemetryContradictions(
  presentVariables: Readonly<Record<string, string>>,
): string[] {
  if (presentVariables['OTEL_EXPORTER_OTLP_ENDPOINT']) return [];
  return ['OTEL_TRACES_EXPORTER', 'OTEL_METRICS_EXPORTER'].flatMap((name) =>
    presentVariables[name] === 'otlp'
      ? `OTEL_EXPORTER_OTLP_ENDPOINT is not set, although ${name} is 'otlp'.`
      : [],
  );
}
