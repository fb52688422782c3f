/**
 * A bare Node handler that sends given bytes with given headers, by path: as little as a server can do. PAGES names a
 * JSON file of `{ headers, body }` by path, body in base64; PORT is where it listens. Started by server-cost.ts alone.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const { PAGES = '', PORT = '' } = process.env;
const saved = JSON.parse(await readFile(PAGES, 'utf8')) as Record<string, SavedPage>;
const pages = new Map(
  Object.entries(saved).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

/** A page as the product's server sends it. */
export interface SavedPage {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

createServer((req, res) => {
  const page = pages.get(req.url ?? '');
  if (!page) {
    res.writeHead(404).end();
    return;
  }
  res.writeHead(200, page.headers).end(page.body);
}).listen(Number(PORT), 'localhost', () => {
  process.send?.({ type: 'listening' });
});
