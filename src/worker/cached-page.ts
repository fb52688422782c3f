import { addPayloadAge, payloadElementId, writePayload } from '#shared/page-payload.ts';
import { cachedAtDataName } from '#shared/service-worker.ts';
import type { PageQueryData } from '#shared/service-worker.ts';
import { dayMs } from '#shared/time-units.ts';

/**
 * Age used if the device clock is behind that of the server and the real age is unknown: old enough to be refetched.
 */
const unknownAgeMs = dayMs;

/**
 * Returns the page marked as cached, with its time of rendering, so that its code does not treat the data as fresh.
 */
export async function markCached(
  page: Response,
  isShell: boolean,
  now = Date.now(),
): Promise<Response> {
  const html = await page.text();
  const renderedMs = Date.parse(page.headers.get('Date') ?? '');
  const renderedAt = isShell || Number.isNaN(renderedMs) ? '' : new Date(renderedMs).toISOString();
  const ageMs = now >= renderedMs ? now - renderedMs : unknownAgeMs;
  const headers = new Headers(page.headers);
  // These headers describe the original body.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  const markedHtml = html.replace('<html', `<html data-${cachedAtDataName}="${renderedAt}"`);
  return new Response(addPayloadAge(markedHtml, ageMs), { headers });
}

/**
 * Returns the shell with the data that a page has read. Its Date header is the time of the read, from which
 * markCached() computes the age of the data.
 */
export async function withPageData(
  shell: Response,
  { readAt, queries }: PageQueryData,
): Promise<Response> {
  const payloadText = writePayload({ at: null, steady: null, ageMs: 0, queries });
  const headers = new Headers(shell.headers);
  headers.set('Date', new Date(readAt).toUTCString());
  const dataScript = `<script type="application/json" id="${payloadElementId}">${payloadText}</script>`;
  const html = await shell.text();
  return new Response(
    html.replace('</body>', (bodyEndTag) => dataScript + bodyEndTag),
    { headers },
  );
}
