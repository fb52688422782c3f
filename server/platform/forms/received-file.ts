import type { UploadShare } from './upload-budget.ts';

/** One file of a form, whole, as it was sent. */
export interface ReceivedFile {
  /** Position among the files of the request, from 0. */
  position: number;
  /** As the sender calls it, for the answer alone; never a path here. */
  name: string;
  /** null when it is larger than allowed, and once its request has ended: then nobody waits for it any more. */
  bytes(): Buffer | null;
  isTooLarge(): boolean;
  /**
   * Lets go of what was sent. What was made of it counts instead, until the request has ended.
   * @param bytes of what was made
   * @throws what UploadShare.hold() throws
   */
  madeInto(bytes: number): void;
}

/** A file while it arrives. */
export interface ArrivingFile extends ReceivedFile {
  /** @throws what UploadShare.hold() throws */
  add(chunk: Buffer): void;
  finish(): void;
  drop(): void;
}

/**
 * Chunks are copied together: a sender chooses how small they are, and thousands of buffers of a byte take a hundred
 * times what they hold.
 */
const blockBytes = 64 * 1024;

/** A file in memory, counted in its request's share. @param maxBytes a larger file is dropped as it comes */
export function arrivingFile(
  { position, name }: Pick<ReceivedFile, 'position' | 'name'>,
  share: UploadShare,
  maxBytes: number,
): ArrivingFile {
  const blocks: Buffer[] = [];
  let size = 0;
  let held = 0;
  let whole: Buffer | null = null;
  let isDropped = false;

  const letGo = () => {
    blocks.length = 0;
    whole = null;
    share.release(held);
    held = 0;
  };
  const drop = () => {
    isDropped = true;
    letGo();
  };
  const hold = (bytes: number) => {
    share.hold(bytes);
    held += bytes;
  };
  const block = (): Buffer => {
    const last = blocks.at(-1);
    if (last && size % blockBytes > 0) return last;
    hold(blockBytes);
    const next = Buffer.allocUnsafeSlow(blockBytes);
    blocks.push(next);
    return next;
  };
  return {
    position,
    name,
    bytes: () => whole,
    isTooLarge: () => size > maxBytes,
    add(chunk) {
      if (isDropped) return;
      if (size + chunk.length > maxBytes) {
        drop();
        size = maxBytes + 1;
        return;
      }
      for (let from = 0; from < chunk.length;) {
        const copied = chunk.copy(block(), size % blockBytes, from);
        from += copied;
        size += copied;
      }
    },
    finish() {
      if (isDropped) return;
      whole = Buffer.concat(blocks, size);
      blocks.length = 0;
      share.release(held - size);
      held = size;
    },
    madeInto(bytes) {
      if (isDropped) return;
      letGo();
      hold(bytes);
    },
    drop,
  };
}
