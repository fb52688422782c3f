import { describe, expect, it } from 'vitest';
import { displayUrl, safeExternalUrl } from './safe-url.ts';

describe('safeExternalUrl', () => {
  it.each([
    ['https://bardoze.com.br', 'https://bardoze.com.br/'],
    ['http://bardoze.com.br/menu?dia=1#hoje', 'http://bardoze.com.br/menu?dia=1#hoje'],
    ['  bardoze.com.br ', 'https://bardoze.com.br/'],
    ['www.bardoze.com.br/menu', 'https://www.bardoze.com.br/menu'],
    ['bardoze.com.br:8443/menu', 'https://bardoze.com.br:8443/menu'],
    ['HTTPS://Bar.com', 'https://bar.com/'],
  ])('accepts %j', (value, url) => {
    expect(safeExternalUrl(value)).toBe(url);
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(document.domain)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'mailto:a@b.com',
    'file:///etc/passwd',
    '//',
    'https://',
    'contato',
    'https://user:senha@bar.com',
    `https://bar.com/${'a'.repeat(2000)}`,
  ])('rejects %j', (value) => {
    expect(safeExternalUrl(value)).toBeNull();
  });
});

describe('displayUrl', () => {
  it('drops scheme, www and the trailing slash', () => {
    expect(displayUrl('https://www.bardoze.com.br/')).toBe('bardoze.com.br');
    expect(displayUrl('http://bardoze.com.br/menu')).toBe('bardoze.com.br/menu');
  });
});
