import { describe, expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

describe('greetingAt', () => {
  it.each([
    ['00:00', 'Bom dia'],
    ['11:59', 'Bom dia'],
    ['12:00', 'Boa tarde'],
    ['17:59', 'Boa tarde'],
    ['18:00', 'Boa noite'],
    ['23:59', 'Boa noite'],
  ])('%s in Florianópolis is %s', (time, greeting) => {
    expect(greetingAt(new Date(`2026-03-10T${time}:00-03:00`))).toBe(greeting);
  });
});
