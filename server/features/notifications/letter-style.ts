import { currentLanguage } from '#server/platform/language.ts';
import { locales } from '#shared/languages.ts';
import * as brand from '#shared/brand.ts';
import { escapeHtml } from '#server/platform/html.ts';

/**
 * Inline style sheet of e-mails and of the unsubscribe page, for light and dark mode. Mail programs load no external
 * sheet, and the page must work in any browser. The colours are those of src/styles in a syntax that all mail programs
 * support.
 */
export const letterStyle = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #fcf9f3; color: #112930; font: 16px/1.5 system-ui, -apple-system, Segoe UI, Roboto, sans-serif; }
main, footer { max-width: 520px; margin: 0 auto; overflow-wrap: anywhere; }
main { padding: 24px; border-radius: 16px; background: #ffffff; }
h1 { margin: 8px 0; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 16px; }
blockquote { margin: 0 0 16px; padding-left: 16px; border-left: 4px solid #00636f; white-space: pre-line; }
h1 + .act { margin-top: 8px; }
.brand { color: #00636f; font-weight: 700; }
.act { display: inline-block; padding: 12px 20px; border: 0; border-radius: 12px; background: #00636f; color: #f8fdfd; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.act:focus-visible, .quiet:focus-visible { outline: 3px solid #00636f; outline-offset: 2px; }
footer { padding: 16px 24px; color: #465c62; font-size: 14px; }
footer p { margin: 0 0 8px; }
.quiet { display: inline-block; padding: 4px 0; color: inherit; }
@media (prefers-color-scheme: dark) {
body { background: #072127; color: #e7f3f3; }
main { background: #0f2c32; }
.brand { color: #62cfcd; }
blockquote { border-color: #62cfcd; }
.act { background: #62cfcd; color: #001d23; }
.act:focus-visible, .quiet:focus-visible { outline-color: #62cfcd; }
footer { color: #a6babc; }
}
`;

interface LetterPage {
  title: string;
  /** Further elements of the head. */
  head?: string;
  /** HTML of the content below the brand name, and of the footer. */
  main: string;
  footer: string;
}

/** Returns the HTML of an e-mail or of the unsubscribe page. */
export function letterPage({ title, head = '', main, footer }: LetterPage): string {
  return `<!doctype html>
<html lang="${locales[currentLanguage()]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}<title>${escapeHtml(title)}</title>
<style>${letterStyle}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(brand.name)}</p>
${main}
</main>
<footer>
${footer}
</footer>
</body>
</html>
`;
}
