import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const server = path.join(import.meta.dirname, '../../server');

test('notifications never use the clock of a server, because a wrong one would send them early, late or twice', () => {
  const news = readdirSync(path.join(server, 'features/notifications'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `features/notifications/${name}`);
  expect(news).toContain('features/notifications/scheduled-notifications.ts');
  const asking = [...news, 'platform/firestore/lease.ts'].filter((name) =>
    /Date\.now\(|new Date\(\)|Timestamp\.now\(/.test(readFileSync(path.join(server, name), 'utf8')),
  );
  expect(asking).toEqual([]);
});
