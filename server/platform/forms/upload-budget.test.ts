import { describe, expect, it } from 'vitest';
import { createUploadBudget } from './upload-budget.ts';

const bounds = { requests: 4, requestsOfOne: 2, bytes: 100, bytesOfOne: 60 };

function code(work: () => unknown): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: unknown }).code;
  }
}

describe('the budget of uploads', () => {
  it('gives one person a share of its places, and the others to others', () => {
    const budget = createUploadBudget(bounds);
    const [first] = [budget.enter('ana'), budget.enter('ana')];
    expect(code(() => budget.enter('ana'))).toBe('too-many-requests');
    budget.enter('bia');
    budget.enter('bia');
    expect(code(() => budget.enter('cris'))).toBe('unavailable');
    first.leave();
    budget.enter('cris');
  });

  it('bounds the bytes of one person over all their requests, and those of all', () => {
    const budget = createUploadBudget(bounds);
    const [first, second, other] = [budget.enter('ana'), budget.enter('ana'), budget.enter('bia')];
    first.hold(50);
    expect(code(() => second.hold(11))).toBe('too-many-requests');
    second.hold(10);
    expect(code(() => other.hold(41))).toBe('unavailable');
    other.hold(40);
    first.release(20);
    other.hold(20);
  });

  it('takes back what a request still held when it leaves', () => {
    const budget = createUploadBudget(bounds);
    const share = budget.enter('ana');
    share.hold(60);
    share.leave();
    for (const person of ['ana', 'bia']) budget.enter(person).hold(50);
  });
});
