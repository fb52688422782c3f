import { describe, expect, it } from 'vitest';
import { createUploadBudget } from './upload-budget.ts';

const bounds = { requests: 4, requestsPerUser: 2, bytes: 100, bytesPerUser: 60 };

function code(work: () => unknown): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: unknown }).code;
  }
}

describe('the upload budget', () => {
  it('limits the concurrent requests of one user and leaves room for others', () => {
    const budget = createUploadBudget(bounds);
    const [first] = [budget.enter('ana'), budget.enter('ana')];
    expect(code(() => budget.enter('ana'))).toBe('too-many-requests');
    budget.enter('bia');
    budget.enter('bia');
    expect(code(() => budget.enter('cris'))).toBe('unavailable');
    first.leave();
    budget.enter('cris');
  });

  it('limits the bytes of one user over all requests, and the total bytes', () => {
    const budget = createUploadBudget(bounds);
    const [first, second, other] = [budget.enter('ana'), budget.enter('ana'), budget.enter('bia')];
    first.reserve(50);
    expect(code(() => second.reserve(11))).toBe('too-many-requests');
    second.reserve(10);
    expect(code(() => other.reserve(41))).toBe('unavailable');
    other.reserve(40);
    first.release(20);
    other.reserve(20);
  });

  it('releases all bytes of a request when it leaves', () => {
    const budget = createUploadBudget(bounds);
    const share = budget.enter('ana');
    share.reserve(60);
    share.leave();
    for (const person of ['ana', 'bia']) budget.enter(person).reserve(50);
  });
});
