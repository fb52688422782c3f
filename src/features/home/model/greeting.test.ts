import { describe, expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

describe('greetingAt', () => {
  it.each([
    ['00:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['23:59', 'evening'],
  ])('%s in Florianópolis is %s', (time, greeting) => {
    expect(greetingAt(new Date(`2026-03-10T${time}:00-03:00`))).toBe(greeting);
  });
});
