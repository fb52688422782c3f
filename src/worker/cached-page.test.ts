import { expect, test } from 'vitest';
import { readPayload } from '#shared/page-payload.ts';
import { markCached, withPageData } from './cached-page.ts';

const date = 'Mon, 23 Nov 2026 12:00:00 GMT';
const payload = '{"at":1,"steady":{"from":1},"ageMs":500,"queries":[["ageMs",{"ageMs":7}]]}';

const page = (headers: Record<string, string> = { Date: date }) =>
  new Response(
    `<html lang="pt-BR"><script type="application/json" id="page-data">${payload}</script></html>`,
    { headers },
  );

const keptAt = async (now: string) => (await markCached(page(), false, Date.parse(now))).text();

test('marks the page with its time of rendering and keeps its content security policy', async () => {
  const kept = await markCached(
    page({
      Date: date,
      'Content-Type': 'text/html',
      'Content-Security-Policy': "default-src 'none'",
      'Content-Length': '49',
      'Content-Encoding': 'br',
    }),
    false,
  );
  expect(await kept.text()).toContain('<html data-kept="2026-11-23T12:00:00.000Z" lang="pt-BR">');
  expect(Object.fromEntries(kept.headers)).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html',
    date,
  });
});

test('updates the age of the data and changes nothing else', async () => {
  expect(await keptAt('2026-11-23T12:01:00Z')).toContain(payload.replace('500', '60500'));
});

test('treats the data as old if the device clock is behind', async () => {
  expect(await keptAt('2026-11-22T12:00:00Z')).toContain(payload.replace('500', '86400500'));
});

test('marks a shell without a time', async () => {
  const kept = await markCached(page(), true);
  expect(await kept.text()).toContain('<html data-kept="" ');
});

test('a shell with page data has the age of the data, and no data closes its element', async () => {
  const shell = new Response('<html><body><div id="root"></div></body></html>', {
    headers: { Date: date, 'Content-Security-Policy': "default-src 'none'" },
  });
  const readAt = Date.parse('2026-11-24T08:00:00Z');
  const title = "</script> $& $'";
  const filled = await withPageData(shell, {
    readAt,
    queries: [[['places', 'one', 'a'], { title }]],
  });
  const kept = await markCached(filled, false, readAt + 60_000);
  expect(kept.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  const html = await kept.text();
  expect(html).toMatch(/^<html data-kept="2026-11-24T08:00:00.000Z"><body>.*<\/body><\/html>$/);
  const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? [];
  expect(readPayload(data)).toEqual({
    at: null,
    steady: null,
    ageMs: 60_000,
    queries: [[['places', 'one', 'a'], { title }]],
  });
});
