import { describe, expect, it } from 'vitest';
import { createIncomingFile } from './received-file.ts';
import { createUploadBudget } from './upload-budget.ts';

const mebibyte = 1024 * 1024;

function sharedBudget(bytes: number) {
  const budget = createUploadBudget({
    requests: 9,
    requestsPerUser: 9,
    bytes,
    bytesPerUser: bytes,
  });
  const share = budget.enter('ana');
  /** Checks whether another user could still reserve this many bytes. */
  const hasRoom = (more: number) => {
    const other = budget.enter('bia');
    try {
      other.reserve(more);
      return true;
    } catch {
      return false;
    } finally {
      other.leave();
    }
  };
  return { share, hasRoom };
}

describe('an uploaded file', () => {
  it('equals the sent bytes, regardless of the chunks', () => {
    const sent = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));
    for (const cut of [1_000, 65_536, 150_000, 200_000]) {
      const { share, hasRoom } = sharedBudget(mebibyte);
      const file = createIncomingFile({ position: 0, name: 'a' }, share, mebibyte);
      for (let from = 0; from < sent.length; from += cut) file.add(sent.subarray(from, from + cut));
      file.finish();
      expect(file.bytes()?.equals(sent)).toBe(true);
      expect([hasRoom(mebibyte - sent.length), hasRoom(mebibyte)]).toEqual([true, false]);
    }
  });

  it('is dropped at the first byte above the limit', () => {
    const { share, hasRoom } = sharedBudget(mebibyte);
    const file = createIncomingFile({ position: 0, name: 'a' }, share, 100_000);
    file.add(Buffer.alloc(100_000));
    expect(file.isTooLarge()).toBe(false);
    file.add(Buffer.alloc(1));
    file.add(Buffer.alloc(500_000));
    file.finish();
    expect([file.isTooLarge(), file.bytes(), hasRoom(mebibyte)]).toEqual([true, null, true]);
  });

  it('counts with the size of its result, until its request has ended', () => {
    const { share, hasRoom } = sharedBudget(mebibyte);
    const file = createIncomingFile({ position: 0, name: 'a' }, share, mebibyte);
    file.add(Buffer.alloc(100_000));
    file.finish();
    file.replaceBy(500_000);
    expect(file.bytes()).toBeNull();
    expect([hasRoom(mebibyte - 500_000), hasRoom(mebibyte - 499_999)]).toEqual([true, false]);
    file.drop();
    file.replaceBy(500_000);
    expect(hasRoom(mebibyte)).toBe(true);
  });
});
