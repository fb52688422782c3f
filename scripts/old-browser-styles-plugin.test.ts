import { expect, it } from 'vitest';
import { olderStyles } from './old-browser-styles-plugin.ts';

it('keeps the rules of layers without the layers', () => {
  const css = olderStyles('@layer base, utilities; @layer base { a { top: 0 } } b { top: 1px }');
  expect(css).toContain('a{top:0}b{top:1px}');
});

it('gives colors a form that old browsers know', () => {
  const css = olderStyles(':root { --ink: oklch(0.265 0.032 218) } p { color: oklch(1 0 0) }');
  expect(css).toMatch(/:root\{--ink:#[\da-f]{6}\}/);
  expect(css).toMatch(/p\{color:#fff[;}]/);
});

it('shows what pages show without scripts', () => {
  const css = olderStyles('@media (scripting: none) { p { display: block } }');
  expect(css).toContain('p{display:block}');
  expect(css).not.toContain('@media');
});

it('replaces dynamic heights and the translate property', () => {
  const css = olderStyles('p { height: calc(50dvh - 1px); translate: var(--x) var(--y) }');
  expect(css).toContain('height:calc(50vh - 1px)');
  expect(css).toContain('transform:translate(var(--x), var(--y))');
});

it('hides controls that do nothing without code, but no photo and no name', () => {
  expect(olderStyles('')).toContain('button:not(.group):not(.truncate),form');
});
