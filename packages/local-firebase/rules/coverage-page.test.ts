import { expect, it } from 'vitest';
import { coveragePage } from './coverage-page.ts';
import { loadFirestoreRules } from './ruleset.ts';
import { RulesTimestamp } from './values.ts';

const source = `rules_version = '2';
service cloud.firestore {
  match /{all=**} { allow get: if 1 < 2 || request.auth != null; }
}`;

it('marks every expression with its recorded values', () => {
  const rules = loadFirestoreRules(source, { coverage: true });
  rules.check(
    {
      method: 'get',
      path: ['a', 'b'],
      time: new RulesTimestamp(0n, 0),
      auth: null,
      before: null,
      after: null,
    },
    { before: () => null, after: () => null },
  );
  const page = coveragePage(source, rules.coverageReport?.() ?? []);
  expect(page).toContain(
    '<span class="seen" title="true (1)"><span class="seen" title="true (1)">',
  );
  expect(page).toContain('<span class="seen" title="1 (1)">1</span> &lt; ');
  expect(page).toContain('<span class="unseen" title="never evaluated">request</span>.auth');
  expect(page).toContain('4 of 8 expressions evaluated');
  // The source text is unchanged.
  const text = page.slice(page.indexOf('<pre>') + 5, page.indexOf('</pre>'));
  expect(text.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<')).toBe(source);
});

it('escapes the text of the rules', () => {
  expect(coveragePage('// <script>"&', [])).toContain('// &lt;script&gt;&quot;&amp;');
});
