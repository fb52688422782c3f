import { payloadId, writePayload } from '#shared/page-payload.ts';
import { keptName } from '#shared/service-worker.ts';
import type { PageAnswers } from '#shared/service-worker.ts';

/** How old the data of a page were when the server rendered it (src/shared/page-payload.ts). */
const writtenAge = /(id="page-data">\{[^[]*?"ageMs":)(\d+)/;
/** Where the device's clock is behind the server's, nobody knows how old a page is: too old to be taken for new. */
const unknownAgeMs = 24 * 60 * 60_000;

/** The same page, saying that it was kept and from when it is: its code must not take its data for new. */
export async function markedAsKept(
  page: Response,
  isShell: boolean,
  now = Date.now(),
): Promise<Response> {
  const html = await page.text();
  const made = Date.parse(page.headers.get('Date') ?? '');
  const since = isShell || Number.isNaN(made) ? '' : new Date(made).toISOString();
  const ageMs = now >= made ? now - made : unknownAgeMs;
  const headers = new Headers(page.headers);
  // Of the body as it came.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  const marked = html
    .replace('<html', `<html data-${keptName}="${since}"`)
    .replace(writtenAge, (_, before: string, age: string) => `${before}${Number(age) + ageMs}`);
  return new Response(marked, { headers });
}

/** The page without content, with the answers that a page has read itself: as old as these. */
export async function withAnswers(
  shell: Response,
  { readAt, queries }: PageAnswers,
): Promise<Response> {
  const data = writePayload({ at: null, steady: null, ageMs: 0, queries });
  const headers = new Headers(shell.headers);
  headers.set('Date', new Date(readAt).toUTCString());
  const block = `<script type="application/json" id="${payloadId}">${data}</script>`;
  const html = await shell.text();
  return new Response(
    html.replace('</body>', (end) => block + end),
    { headers },
  );
}
