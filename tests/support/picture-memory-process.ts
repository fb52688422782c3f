import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { prepareDecoders } from '#server/features/pictures/processing/image-pipeline.ts';
import { createImageQueue } from '#server/features/pictures/processing/image-queue.ts';

/**
 * Processes the images named by its arguments, all queued at the same time. Sends the results and the rise of resident
 * memory to the parent process.
 */
interface MemoryReport {
  /** 'kept', or the rejection code. */
  outcomes: string[];
  extraBytes: number;
}

const ordinary = await sharp({
  create: { width: 1920, height: 1080, channels: 3, background: '#2a7f86' },
})
  .jpeg()
  .toBuffer();
prepareDecoders();
const queue = createImageQueue();
// Warms up the decoders, so that their fixed memory is not counted.
await Promise.all([1, 2].map(() => queue.process('before', () => ordinary)));
const files = await Promise.all(process.argv.slice(2).map((file) => readFile(file)));

const before = process.memoryUsage.rss();
const peakBefore = peakBytes();
let seen = before;
const watch = setInterval(() => {
  seen = Math.max(seen, process.memoryUsage.rss());
}, 2);
const results = await Promise.allSettled(files.map((file) => queue.process('ana', () => file)));
clearInterval(watch);
// The peak covers the whole life of the process, so only a new peak comes from these images.
const peak = peakBytes() > peakBefore ? peakBytes() : seen;
const report: MemoryReport = {
  outcomes: results.map((result) =>
    result.status === 'fulfilled' ? 'kept' : (result.reason as { code: string }).code,
  ),
  extraBytes: peak - before,
};
process.send?.(report);

function peakBytes(): number {
  return process.resourceUsage().maxRSS * 1024;
}
