import http from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The received bytes, still compressed. */
  body: Buffer;
}

export interface RawRequest {
  /** Sent unchanged: neither encoded nor normalized. */
  path: string;
  method?: string;
  /** A list of names and values sends a header twice. */
  headers?: OutgoingHttpHeaders | string[];
  body?: string;
}

/** Sends one request to an application without the normalization of a client, as an attacker could. */
export async function rawRequest(
  app: RequestListener,
  { path, method = 'GET', headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const server = http.createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<RawAnswer>((resolve, reject) => {
      const request = http.request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode = 0, headers: answered } = answer;
          resolve({ status: statusCode, headers: answered, body: Buffer.concat(chunks) });
        });
      });
      request.on('error', reject);
      request.end(body);
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
