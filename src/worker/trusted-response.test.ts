import { describe, expect, test } from 'vitest';
import { isPageOfBuild, isRenderedPage, isTrustedResponse } from './trusted-response.ts';

const answer = (type: string, { status = 200, body = '' } = {}) =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const html = 'text/html; charset=utf-8';

describe('a file or data answer', () => {
  test.each([
    ['/assets/Ab3.js', 'text/javascript; charset=utf-8'],
    ['/assets/index-1.css', 'text/css; charset=utf-8'],
    ['/assets/figtree-1.woff2', 'font/woff2'],
    ['/uploads/places/p1/praia-640.webp', 'image/webp'],
    ['/icon.svg', 'image/svg+xml'],
    ['/api/places/index', 'application/json; charset=utf-8'],
  ])('%s of the expected type is cached', (path, type) => {
    expect(isTrustedResponse(path, answer(type))).toBe(true);
  });

  test.each([
    ['/assets/Ab3.js', 'an HTML page instead of the script', answer(html)],
    ['/assets/Ab3.js', 'a server error', answer('text/javascript', { status: 500 })],
    ['/assets/Ab3.js', 'a partial response', answer('text/javascript', { status: 206 })],
    ['/uploads/places/p1/praia.webp', 'an HTML page', answer(html)],
    ['/api/places/index', 'an HTML page', answer(html)],
    ['/api/places/index', 'a rate limit error', answer('application/json', { status: 429 })],
    ['/somewhere', 'an unknown content type', answer('text/plain')],
  ])('%s is not cached: %s', (path, _, wrong) => {
    expect(isTrustedResponse(path, wrong)).toBe(false);
  });

  test('of another site or after a redirect is not cached', () => {
    for (const [name, value] of [
      ['type', 'opaque'],
      ['redirected', true],
    ] as const) {
      const other = answer('text/javascript');
      Object.defineProperty(other, name, { value });
      expect(isTrustedResponse('/assets/Ab3.js', other)).toBe(false);
    }
  });
});

describe('a page', () => {
  const page = (content: string) =>
    `<!doctype html><html lang="pt-BR"><head><meta name="build" content="b1" /></head>${content}</html>`;
  const rendered = page('<script id="page-data">{}</script>');

  test('is cached if it was rendered; a shell or the login page of a network is not', async () => {
    await expect(isRenderedPage(answer(html, { body: rendered }))).resolves.toBe(true);
    await expect(isRenderedPage(answer(html, { body: page('') }))).resolves.toBe(false);
    const login = '<html><form>Entrar no Wi-Fi</form></html>';
    await expect(isRenderedPage(answer(html, { body: login }))).resolves.toBe(false);
  });

  test('that is incomplete or reports a failure is not cached', async () => {
    const half = rendered.slice(0, -7);
    await expect(isRenderedPage(answer(html, { body: half }))).resolves.toBe(false);
    const gone = answer(html, { status: 404, body: rendered });
    await expect(isRenderedPage(gone)).resolves.toBe(false);
  });

  test('of another build is not used as the shell of this one', async () => {
    await expect(isPageOfBuild(answer(html, { body: page('') }), 'b1')).resolves.toBe(true);
    await expect(isPageOfBuild(answer(html, { body: page('') }), 'b2')).resolves.toBe(false);
  });
});
