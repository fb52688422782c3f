import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BODY_BYTES = 1_000_000;

/**
 * Reads the whole body as text.
 * @throws RangeError above one megabyte
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new RangeError('The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Sends a JSON response. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/**
 * Sends a page that may load no resources; only inline styles are allowed.
 * @param policy additional directives of its Content-Security-Policy; by default the page may not be framed
 */
export function sendPage(
  response: ServerResponse,
  status: number,
  html: string,
  policy = "frame-ancestors 'none'",
): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // form-action is not set, because it would also block the redirect to the shop after a form is sent.
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; ${policy}`,
    'x-content-type-options': 'nosniff',
    // The value is not no-referrer: forms of these pages would then send the origin 'null', which is refused.
    'referrer-policy': 'same-origin',
  });
  response.end(html);
}

/** Redirects the browser with GET. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' });
  response.end();
}
