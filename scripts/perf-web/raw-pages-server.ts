/**
 * A minimal Node handler that sends stored bytes with stored headers, by URL path, as the lower limit of a server's
 * cost. PAGES is the path of a JSON file of `{ headers, body }` by URL path, with the body in base64; PORT is the port.
 * Only server-cost.ts starts it.
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

/** A page as sent by the product's server. */
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
