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

/** Database error whose message names a document and thereby a user. */
const ofTheDatabase = () =>
  Object.assign(new Error('No document at users/Uid0De0Joaquina'), { code: 14 });

describe('unexpected errors', () => {
  it('an unhandled rejection is logged and counted, and the server continues', () => {
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

  it('the log contains the code location, but no message of the database', () => {
    const { source, lines } = watched();
    source.emit('unhandledRejection', new Error('outer Joaquina', { cause: ofTheDatabase() }));
    const text = JSON.stringify(lines);
    expect(text).toContain('unexpected-errors.test.ts');
    expect(text).not.toContain('Joaquina');
    expect(lines).toMatchObject([{ unexpected: { cause: { code: 14 } } }]);
  });

  it('the message of a programming error is logged', () => {
    const { source, lines } = watched();
    source.emit('unhandledRejection', new TypeError('x is not a function'));
    expect(lines).toMatchObject([{ unexpected: { message: 'x is not a function' } }]);
  });

  it('an exception shuts the server down once, and the log is limited', () => {
    const { source, lines, left } = watched();
    for (let i = 0; i < 100; i += 1) source.emit('uncaughtException', ofTheDatabase());
    expect(left()).toBe(1);
    expect(lines).toHaveLength(20);
    expect(lines[0]).toMatchObject({ level: 'fatal', exceptions: 1 });
  });
});
