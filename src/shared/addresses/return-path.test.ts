import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { safeReturnPath } from './return-path.ts';

const site = 'https://guiadailha.test';

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/favorites',
    '/search?q=p%C3%A3o&price=M%C3%A9dio',
    '/places/bares/AbC-bar-do-z%C3%A9?x=1#avaliacoes',
    '/profile?next=//evil.test',
  ])('accepts %j', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'favorites',
    '',
    ' /favorites',
    '/login',
    '/login?x=1',
    '/register/',
    '/x/../login',
    `/${'a'.repeat(2001)}`,
    null,
    undefined,
    7,
    { pathname: '/favorites' },
  ])('rejects %j', (value) => {
    expect(safeReturnPath(value)).toBe('/');
    expect(safeReturnPath(value, '/profile')).toBe('/profile');
  });

  it('never leaves the site, for any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '\t',
        '\n',
        '\r',
        '.',
        '..',
        '//',
        ':',
        '@',
        '#',
        '?',
        '%2f',
        '%5c',
      ),
      fc.constantFrom('evil.test', 'javascript', 'https', 'login', ' ', '\u0000', 'é', 'www'),
      fc.string({ maxLength: 4 }),
    );
    const anything = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          anything.map((text) => `/${text}`),
          fc.webUrl(),
        ),
        (value) => {
          const path = safeReturnPath(value);
          expect(path).toMatch(/^\/(?![\\/])/);
          expect(new URL(path, site).origin).toBe(site);
          expect(safeReturnPath(path)).toBe(path);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('accepts every plain path of the site with its query', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), word, (segments, query) => {
        fc.pre(!['login', 'register'].includes(segments[0] ?? ''));
        const path = `/${segments.join('/')}?q=${query}`;
        expect(safeReturnPath(path)).toBe(path);
      }),
    );
  });
});
