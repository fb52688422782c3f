import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { watchUnexpectedErrors } from './unexpected-errors.ts';

function watched() {
  const source = new EventEmitter();
  const lines: unknown[] = [];
  const log = (level: string) => (fields: object, message: string) => {
    lines.push({ level, message, ...fields });
  };
  let left = 0;
  const unexpected = watchUnexpectedErrors({
    logger: { error: log('error'), fatal: log('fatal') } as never,
    onException: () => (left += 1),
    source: source as unknown as NodeJS.Process,
  });
  return { source, lines, unexpected, left: () => left };
}

/** As the database reports it: a message that names a document, and so a person. */
const ofTheDatabase = () =>
  Object.assign(new Error('No document at users/Uid0De0Joaquina'), { code: 14 });

describe('what nobody foresaw', () => {
  it('as a rejection is logged and counted, and the server stays', () => {
    const { source, lines, unexpected, left } = watched();
    source.emit('unhandledRejection', ofTheDatabase());
    source.emit('unhandledRejection', undefined);
    expect(unexpected.rejections()).toBe(2);
    expect(lines).toMatchObject([
      { level: 'error', rejections: 1, unexpected: { type: 'Error', code: 14 } },
      { level: 'error', rejections: 2, unexpected: { type: 'undefined' } },
    ]);
    expect(left()).toBe(0);
  });

  it('is told by where it happened, without what the database says of people', () => {
    const { source, lines } = watched();
    source.emit('unhandledRejection', new Error('outer Joaquina', { cause: ofTheDatabase() }));
    const text = JSON.stringify(lines);
    expect(text).toContain('unexpected-errors.test.ts');
    expect(text).not.toContain('Joaquina');
    expect(lines).toMatchObject([{ unexpected: { cause: { code: 14 } } }]);
  });

  it('keeps the message of a mistake in the code', () => {
    const { source, lines } = watched();
    source.emit('unhandledRejection', new TypeError('x is not a function'));
    expect(lines).toMatchObject([{ unexpected: { message: 'x is not a function' } }]);
  });

  it('as an exception makes the server leave, once, and does not fill the log', () => {
    const { source, lines, left } = watched();
    for (let i = 0; i < 100; i += 1) source.emit('uncaughtException', ofTheDatabase());
    expect(left()).toBe(1);
    expect(lines).toHaveLength(20);
    expect(lines[0]).toMatchObject({ level: 'fatal', exceptions: 1 });
  });
});
