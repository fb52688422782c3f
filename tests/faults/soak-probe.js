/** Loaded into the servers of soak.ts: answers each message with figures of the process. Needs --expose-gc. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay();
delay.enable();
process.on('message', () => {
  const eventLoopP99Ms = delay.percentile(99) / 1e6;
  delay.reset();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  process.send({ heapMb: heapUsed / 1e6, externalMb: external / 1e6, timers, eventLoopP99Ms });
});
process.channel.unref();
