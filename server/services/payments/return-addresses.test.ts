import { describe, expect, it } from 'vitest';
import { isOwnReturnAddress, returnAddresses } from './return-addresses.ts';

const origin = 'https://guia.example';

it('leads back to the pages of the configured origin', () => {
  expect(returnAddresses(origin)).toEqual({
    success: 'https://guia.example/subscription/success?session_id={CHECKOUT_SESSION_ID}',
    cancel: 'https://guia.example/subscription/cancel',
    club: 'https://guia.example/subscription',
  });
});

describe("a client's address is taken", () => {
  it.each([
    undefined,
    'https://guia.example/subscription/success',
    'https://guia.example/subscription/success?session_id={CHECKOUT_SESSION_ID}',
  ])('%s', (address) => {
    expect(isOwnReturnAddress(address, origin, 'success')).toBe(true);
  });

  it('for its own page alone', () => {
    expect(isOwnReturnAddress(`${origin}/subscription/cancel`, origin, 'cancel')).toBe(true);
    expect(isOwnReturnAddress(`${origin}/subscription/cancel`, origin, 'success')).toBe(false);
  });
});

const path = '/subscription/success';
const page = `https://guia.example${path}`;

/** Every way by which a page could be made to lead elsewhere. */
const hostile = [
  '',
  ' ',
  '/',
  path,
  `.${path}`,
  `${path.slice(1)}`,
  `//guia.example${path}`,
  `//evil.example${path}`,
  `///evil.example${path}`,
  `////evil.example${path}`,
  `/\\evil.example${path}`,
  `\\\\evil.example${path}`,
  `/\t/evil.example${path}`,
  `https:evil.example${path}`,
  `https:/evil.example${path}`,
  `https:///evil.example${path}`,
  `https:\\\\evil.example${path}`,
  `https://evil.example${path}`,
  `http://guia.example${path}`,
  `HTTPS://guia.example${path}`,
  `https://GUIA.example${path}`,
  `https://guia.example:443${path}`,
  `https://guia.example:8443${path}`,
  `https://guia.example:80${path}`,
  `https://guia.example.${path}`,
  `https://guia.example.evil.example${path}`,
  `https://evil-guia.example${path}`,
  `https://sub.guia.example${path}`,
  `https://guia.exampleevil.example${path}`,
  `https://guia.example@evil.example${path}`,
  `https://guia.example:x@evil.example${path}`,
  `https://x@guia.example${path}`,
  `https://guia.example%40evil.example${path}`,
  `https://guia.example%2F@evil.example${path}`,
  `https://evil.example#@guia.example${path}`,
  `https://evil.example?@guia.example${path}`,
  `https://evil.example\\@guia.example${path}`,
  `https://guia.example\\evil.example${path}`,
  `https://guia.example\\@evil.example${path}`,
  `https://guia.example;@evil.example${path}`,
  `https://guia.example&@evil.example${path}`,
  `https://guia。example${path}`,
  `https://guıa.example${path}`,
  `https://xn--gua-2pa.example${path}`,
  `https://[::1]${path}`,
  `https://127.0.0.1${path}`,
  `https://localhost${path}`,
  'javascript:alert(1)',
  'JavaScript:alert(document.domain)//https://guia.example/subscription/success',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://guia.example/subscription/success',
  'blob:https://guia.example/subscription/success',
  'view-source:https://guia.example/subscription/success',
  `https%3A%2F%2Fguia.example${path}`,
  `https://guia.example%2Fsubscription%2Fsuccess`,
  `https://guia.example/%2e%2e//evil.example`,
  `https://guia.example/subscription/../subscription/success`,
  `https://guia.example//evil.example`,
  `https://guia.example/subscription/success/../../..//evil.example`,
  'https://guia.example/redirect?to=https://evil.example',
  `${page}/`,
  `${page}#@evil.example`,
  `${page}?next=https://evil.example`,
  `${page}?session_id={CHECKOUT_SESSION_ID}&next=//evil.example`,
  `${page}\n`,
  `\n${page}`,
  ` ${page}`,
  `${page} `,
  `${page}\0`,
  `${page}\u202e`,
  `\ufeff${page}`,
  `${page},https://evil.example`,
  `https://guia.example\t${path}`,
  `ht\ntps://guia.example${path}`,
  'null',
  'about:blank',
  '{}',
];

describe("a client's address is refused", () => {
  it('in at least sixty forms', () => {
    expect(new Set(hostile).size).toBe(hostile.length);
    expect(hostile.length).toBeGreaterThanOrEqual(60);
  });

  it.each(hostile.map((address) => [JSON.stringify(address), address]))('%s', (_shown, address) => {
    expect(isOwnReturnAddress(address, origin, 'success')).toBe(false);
    expect(isOwnReturnAddress(address, origin, 'cancel')).toBe(false);
  });
});
