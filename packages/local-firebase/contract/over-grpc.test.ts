import { describe } from 'vitest';
import { setServerTransport } from './firestore-fixture.ts';

// The same tests as over REST. The import of a test file registers its tests in this suite.
setServerTransport('gRPC');
describe('over gRPC', () => {
  describe('basics', async () => {
    await import('./server-client.test.ts');
  });
  describe('queries', async () => {
    await import('./server-queries.test.ts');
  });
  describe('writes', async () => {
    await import('./server-writes.test.ts');
  });
  describe('indexes', async () => {
    await import('./composite-indexes.test.ts');
  });
  describe('restarts', async () => {
    await import('./durability.test.ts');
  });
});
