import { describe, expect, it } from 'vitest';
import { createImageQueue } from './image-queue.ts';
import type { ProcessedImage } from './image-pipeline.ts';

const made: ProcessedImage = { width: 1, height: 1, widths: [], colour: '#000000', files: [] };
const input = Buffer.alloc(1);

/** Work that ends when the test says so. */
function heldWork() {
  const running: (() => void)[] = [];
  const work = () => new Promise<ProcessedImage>((resolve) => running.push(() => resolve(made)));
  return { work, running };
}

describe('the queue of pictures', () => {
  it('makes two at once and refuses those that would wait too long', async () => {
    const { work, running } = heldWork();
    const queue = createImageQueue(work);
    const accepted = Array.from({ length: 34 }, () => queue.process(input));
    await Promise.resolve();
    expect(running).toHaveLength(2);
    await expect(queue.process(input)).rejects.toMatchObject({ code: 'unavailable' });
    for (const [at, picture] of accepted.entries()) {
      await expect.poll(() => running.length).toBeGreaterThan(at);
      running[at]?.();
      expect(await picture).toBe(made);
    }
    expect(running).toHaveLength(34);
  });

  it('does not make what nobody waits for any more', async () => {
    const { work, running } = heldWork();
    const queue = createImageQueue(work);
    await expect(queue.process(input, () => false)).rejects.toMatchObject({ code: 'cancelled' });
    expect(running).toHaveLength(0);
  });
});

describe('uploads that arrive', () => {
  it('are bounded, and taken again as soon as one has ended, however it ended', async () => {
    const queue = createImageQueue();
    const ends: ((error?: Error) => void)[] = [];
    const take = () =>
      new Promise<string>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve('taken')));
      });
    const arriving = Array.from({ length: 32 }, () => queue.receive(take));
    await expect(queue.receive(take)).rejects.toMatchObject({ code: 'unavailable' });
    expect(ends).toHaveLength(32);
    ends[0]?.(new Error('hung up'));
    await expect(arriving[0]).rejects.toThrow('hung up');
    const next = queue.receive(take);
    ends.slice(1).forEach((end) => {
      end();
    });
    expect(await next).toBe('taken');
    await Promise.all(arriving.slice(1));
  });
});
