import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { prepareDecoders } from '#server/features/pictures/processing/image-pipeline.ts';
import { createImageQueue } from '#server/features/pictures/processing/image-queue.ts';

/**
 * Makes the pictures in the files that its arguments name, all given to the queue at once, and sends its parent what
 * became of them and how far resident memory rose meanwhile.
 */
interface MemoryReport {
  /** 'kept', or the code of the refusal. */
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
// What the first pictures leave behind, whatever they are, is not the cost of these.
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
// The highest of the whole life of the process, the beginning included: only a new one is the pictures'.
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
