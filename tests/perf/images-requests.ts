import http from 'node:http';

/** Connections that stay open, as those of browsers do. */
export function keepAlive(connections: number): http.Agent {
  return new http.Agent({ keepAlive: true, maxSockets: connections });
}

/** GET until the last byte. @returns bytes of the body. @throws for any status but 200 */
export function fetched(
  url: string,
  agent: http.Agent,
  headers: http.OutgoingHttpHeaders = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(bytes);
          else reject(new Error(`${url}: ${answer.statusCode ?? 0}`));
        });
      })
      .on('error', reject);
  });
}
