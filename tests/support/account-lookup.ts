import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Replaces the local Auth for the one request that firebase-admin sends about an unsigned token. */
export interface AccountLookup {
  host: string;
  close: () => Promise<void>;
}

/** Starts the replacement. All accounts exist, and no token is revoked. */
export async function startAccountLookup(port = 0): Promise<AccountLookup> {
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const asked = Buffer.concat(chunks).toString() || '{}';
      const { localId: [uid = ''] = [] } = JSON.parse(asked) as { localId?: string[] };
      res.writeHead(200, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify({ users: [{ localId: uid, validSince: '0' }] }));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
