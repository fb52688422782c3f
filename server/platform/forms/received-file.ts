import type { UploadShare } from './upload-budget.ts';

/** A complete file of a form, as it was sent. */
export interface ReceivedFile {
  /** Position among the files of the request, from 0. */
  position: number;
  /** Name given by the sender, only used in the response and never as a path. */
  name: string;
  /**
   * Returns the content; null before the file is complete, if it is too large, after replaceBy() and after the request
   * has ended.
   */
  bytes(): Buffer | null;
  isTooLarge(): boolean;
  /**
   * Releases the received bytes after the file was converted. The size of the converted file counts in the request's
   * share instead, until the request has ended.
   * @param bytes size of the converted file
   * @throws any error of UploadShare.reserve()
   */
  replaceBy(bytes: number): void;
}

/** A file that is still being received. */
export interface IncomingFile extends ReceivedFile {
  /**
   * Appends a chunk.
   * @throws any error of UploadShare.reserve()
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
export function createIncomingFile(
  { position, name }: Pick<ReceivedFile, 'position' | 'name'>,
  share: UploadShare,
  maxBytes: number,
): IncomingFile {
  const blocks: Buffer[] = [];
  let receivedBytes = 0;
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
    share.reserve(bytes);
    heldBytes += bytes;
  };
  const currentBlock = (): Buffer => {
    const lastBlock = blocks.at(-1);
    if (lastBlock && receivedBytes % blockBytes > 0) return lastBlock;
    holdBytes(blockBytes);
    const newBlock = Buffer.allocUnsafeSlow(blockBytes);
    blocks.push(newBlock);
    return newBlock;
  };
  return {
    position,
    name,
    bytes: () => content,
    isTooLarge: () => receivedBytes > maxBytes,
    add(chunk) {
      if (isDropped) return;
      if (receivedBytes + chunk.length > maxBytes) {
        drop();
        receivedBytes = maxBytes + 1;
        return;
      }
      for (let chunkOffset = 0; chunkOffset < chunk.length;) {
        const copiedBytes = chunk.copy(currentBlock(), receivedBytes % blockBytes, chunkOffset);
        chunkOffset += copiedBytes;
        receivedBytes += copiedBytes;
      }
    },
    finish() {
      if (isDropped) return;
      content = Buffer.concat(blocks, receivedBytes);
      blocks.length = 0;
      share.release(heldBytes - receivedBytes);
      heldBytes = receivedBytes;
    },
    replaceBy(bytes) {
      if (isDropped) return;
      releaseBytes();
      holdBytes(bytes);
    },
    drop,
  };
}
