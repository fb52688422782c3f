import type { UploadShare } from './upload-budget.ts';

/** A complete file of a form, as it was sent. */
export interface ReceivedFile {
  /** Position among the files of the request, from 0. */
  position: number;
  /** Name given by the sender, only used in the response and never as a path. */
  name: string;
  /** Returns the content; null for a file that is too large, and after the request has ended. */
  bytes(): Buffer | null;
  isTooLarge(): boolean;
  /**
   * Releases the sent bytes. The result counts instead, until the request has ended.
   * @param bytes size of the result
   * @throws any error of UploadShare.hold()
   */
  madeInto(bytes: number): void;
}

/** A file that is still arriving. */
export interface IncomingFile extends ReceivedFile {
  /**
   * Appends a chunk.
   * @throws any error of UploadShare.hold()
   */
  add(chunk: Buffer): void;
  finish(): void;
  drop(): void;
}

/**
 * Size of the blocks into which chunks are copied. The sender chooses the chunk size, and thousands of one-byte buffers
 * would take a hundred times their content.
 */
const blockBytes = 64 * 1024;

/**
 * Creates a file in memory that counts in its request's share.
 * @param maxBytes a larger file is dropped as it arrives
 */
export function incomingFile(
  { position, name }: Pick<ReceivedFile, 'position' | 'name'>,
  share: UploadShare,
  maxBytes: number,
): IncomingFile {
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
