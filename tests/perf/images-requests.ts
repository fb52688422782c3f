import http from 'node:http';

/** Returns an agent with keep-alive connections, like those of browsers. */
export function keepAlive(connections: number): http.Agent {
  return new http.Agent({ keepAlive: true, maxSockets: connections });
}

/**
 * Sends a GET request and reads the full response.
 * @returns the number of body bytes
 * @throws Error for any status but 200
 */
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
