import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';

/** Interval in ms at which the delay of the event loop is measured. */
const delayResolutionMs = 20;

/** Observes the event loop and the memory of the process, at each export. */
export function observeRuntime(meter: Meter): void {
  const delays = monitorEventLoopDelay({ resolution: delayResolutionMs });
  delays.enable();
  const delayGauge = (name: string) =>
    meter.createObservableGauge(`nodejs.eventloop.delay.${name}`, { unit: 's' });
  const [p50, p99, max] = [delayGauge('p50'), delayGauge('p99'), delayGauge('max')];
  meter.addBatchObservableCallback(
    (observer) => {
      observer.observe(p50, delays.percentile(50) / 1e9);
      observer.observe(p99, delays.percentile(99) / 1e9);
      observer.observe(max, delays.max / 1e9);
      delays.reset();
    },
    [p50, p99, max],
  );
  let lastUtilization = performance.eventLoopUtilization();
  meter
    .createObservableGauge('nodejs.eventloop.utilization', { unit: '1' })
    .addCallback((result) => {
      const utilization = performance.eventLoopUtilization();
      result.observe(performance.eventLoopUtilization(utilization, lastUtilization).utilization);
      lastUtilization = utilization;
    });
  meter
    .createObservableUpDownCounter('process.memory.usage', { unit: 'By' })
    .addCallback((result) => {
      result.observe(process.memoryUsage.rss());
    });
}
