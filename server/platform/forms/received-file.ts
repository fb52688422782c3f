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
  replaceBy(bytes: number): void;
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
  let heldBytes = 0;
  let content: Buffer | null = null;
  let isDropped = false;

  const releaseBytes = () => {
    blocks.length = 0;
    content = null;
    share.release(heldBytes);
    heldBytes = 0;
  };
  const drop = () => {
    isDropped = true;
    releaseBytes();
  };
  const holdBytes = (bytes: number) => {
    share.hold(bytes);
    heldBytes += bytes;
  };
  const currentBlock = (): Buffer => {
    const last = blocks.at(-1);
    if (last && size % blockBytes > 0) return last;
    holdBytes(blockBytes);
    const next = Buffer.allocUnsafeSlow(blockBytes);
    blocks.push(next);
    return next;
  };
  return {
    position,
    name,
    bytes: () => content,
    isTooLarge: () => size > maxBytes,
    add(chunk) {
      if (isDropped) return;
      if (size + chunk.length > maxBytes) {
        drop();
        size = maxBytes + 1;
        return;
      }
      for (let from = 0; from < chunk.length;) {
        const copiedBytes = chunk.copy(currentBlock(), size % blockBytes, from);
        from += copiedBytes;
        size += copiedBytes;
      }
    },
    finish() {
      if (isDropped) return;
      content = Buffer.concat(blocks, size);
      blocks.length = 0;
      share.release(heldBytes - size);
      heldBytes = size;
    },
    replaceBy(bytes) {
      if (isDropped) return;
      releaseBytes();
      holdBytes(bytes);
    },
    drop,
  };
}
