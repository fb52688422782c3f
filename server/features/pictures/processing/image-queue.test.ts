import { describe, expect, it } from 'vitest';
import { createImageQueue } from './image-queue.ts';
import type { ProcessedImage } from './image-pipeline.ts';
import { imageTakesTooLong } from './image-limits.ts';

const made: ProcessedImage = { width: 1, height: 1, widths: [], colour: '#000000', files: [] };
const input = () => Buffer.alloc(1);

/** Returns work that ends when the test resolves it. */
function heldWork() {
  const running: (() => void)[] = [];
  const work = () => new Promise<ProcessedImage>((resolve) => running.push(() => resolve(made)));
  return { work, running };
}

describe('the image queue', () => {
  it('processes two at a time and rejects when the queue is full', async () => {
    const { work, running } = heldWork();
    const queue = createImageQueue(work);
    const accepted = Array.from({ length: 34 }, (_, at) =>
      queue.process(`person ${at % 4}`, input),
    );
    await Promise.resolve();
    expect(running).toHaveLength(2);
    await expect(queue.process('another', input)).rejects.toMatchObject({ code: 'unavailable' });
    for (const [at, picture] of accepted.entries()) {
      await expect.poll(() => running.length).toBeGreaterThan(at);
      running[at]?.();
      expect(await picture).toBe(made);
    }
    expect(running).toHaveLength(34);
  });

  it('limits each user to half of the queue', async () => {
    const { work, running } = heldWork();
    const queue = createImageQueue(work);
    const own = Array.from({ length: 16 }, () => queue.process('ana', input));
    await expect(queue.process('ana', input)).rejects.toMatchObject({ code: 'unavailable' });
    const other = queue.process('bia', input);
    for (const [at, picture] of [...own, other].entries()) {
      await expect.poll(() => running.length).toBeGreaterThan(at);
      running[at]?.();
      expect(await picture).toBe(made);
    }
    const next = queue.process('ana', input);
    await expect.poll(() => running.length).toBe(18);
    running[17]?.();
    expect(await next).toBe(made);
  });

  it('skips cancelled images', async () => {
    const { work, running } = heldWork();
    const queue = createImageQueue(work);
    await expect(queue.process('ana', () => null)).rejects.toMatchObject({ code: 'cancelled' });
    expect(running).toHaveLength(0);
  });

  it('rejects after the time limit, but frees the slot only when the work ends', async () => {
    const { work, running } = heldWork();
    const queue = createImageQueue(work, 1);
    const slow = [queue.process('ana', input), queue.process('bia', input)];
    for (const picture of slow) {
      await expect(picture).rejects.toEqual(imageTakesTooLong());
    }
    const next = queue.process('cris', input);
    next.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(running).toHaveLength(2);
    running[0]?.();
    await expect.poll(() => running.length).toBe(3);
  });
});
