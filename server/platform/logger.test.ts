import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('writes severity, message and time as Cloud Logging reads them', () => {
  const lines: unknown[] = [];
  const logger = createLogger('trace', { write: (line) => lines.push(JSON.parse(line)) });
  logger.trace('a');
  logger.debug('b');
  logger.info('c');
  logger.warn('d');
  logger.error('e');
  logger.fatal({ code: 7 }, 'f');
  const line = (severity: string, message: string, more: object = {}) => ({
    severity,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    ...more,
    message,
  });
  expect(lines).toEqual([
    line('DEBUG', 'a'),
    line('DEBUG', 'b'),
    line('INFO', 'c'),
    line('WARNING', 'd'),
    line('ERROR', 'e'),
    line('CRITICAL', 'f', { code: 7 }),
  ]);
});
