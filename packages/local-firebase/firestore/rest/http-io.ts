import type { IncomingMessage, ServerResponse } from 'node:http';
import { asFirestoreError, invalidArgument } from '../errors.ts';

/** Maximum size of a request body or gRPC message in bytes, as in production. */
export const maxBodyBytes = 11_534_336;

/**
 * Reads a JSON body with any content type (the web client sends text/plain). An empty body is {}.
 * @throws FirestoreError INVALID_ARGUMENT when it is too large or not JSON
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request);
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidArgument('Invalid JSON payload received.');
  }
}

/**
 * Reads the body as text. It uses events, because `for await` doubles the time that a small request takes.
 * @throws FirestoreError INVALID_ARGUMENT when it is too large
 */
export function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBodyBytes) {
        chunks.push(chunk);
        return;
      }
      request.pause();
      reject(invalidArgument(`Request payload size exceeds the limit: ${maxBodyBytes} bytes.`));
    });
    request.on('end', () => {
      resolve(
        chunks.length === 1 ? chunks[0]!.toString('utf8') : Buffer.concat(chunks).toString('utf8'),
      );
    });
    // A disconnecting client also causes an error event.
    request.on('error', reject);
  });
}

/**
 * Sets the CORS headers. Browsers require them on every response, errors included: otherwise a client sees an unknown
 * error. Only requests of pages on this machine reach this code (local-only.ts).
 */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  // There are no cookies here, but the full web client sends requests with credentials enabled.
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-expose-headers', 'content-type, date');
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) response.setHeader('access-control-allow-headers', wanted);
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  response.setHeader('access-control-max-age', '3600');
  response.writeHead(204).end();
}

/**
 * Sends a JSON response.
 * @param json already encoded
 */
export function sendJson(response: ServerResponse, status: number, json: string): void {
  sendText(response, status, 'application/json; charset=UTF-8', json);
}

export function sendPage(response: ServerResponse, html: string): void {
  sendText(response, 200, 'text/html; charset=UTF-8', html);
}

function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

export function sendError(response: ServerResponse, error: unknown): void {
  const { httpStatus: code, message, status } = asFirestoreError(error);
  sendJson(response, code, JSON.stringify({ error: { code, message, status } }));
}
