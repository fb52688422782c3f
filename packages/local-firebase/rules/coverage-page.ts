/** An HTML page with rule coverage: the rules, with the recorded values of each expression. */
import type { ExpressionCoverage } from './contract.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function titleOf({ values }: ExpressionCoverage): string {
  if (values.length === 0) return 'never evaluated';
  return values.map(({ value, count }) => `${value} (${count})`).join('\n');
}

/** Returns the source with an element around every expression; its title lists the values. */
function marked(source: string, report: readonly ExpressionCoverage[]): string {
  const opening = new Map<number, string>();
  const closing = new Map<number, number>();
  for (const entry of report) {
    const { start, end } = entry.position;
    const kind = entry.values.length > 0 ? 'seen' : 'unseen';
    const tag = `<span class="${kind}" title="${escaped(titleOf(entry))}">`;
    // The reports list enclosing expressions first.
    opening.set(start, (opening.get(start) ?? '') + tag);
    closing.set(end, (closing.get(end) ?? 0) + 1);
  }
  let page = '';
  for (let at = 0; at <= source.length; at += 1) {
    page += '</span>'.repeat(closing.get(at) ?? 0) + (opening.get(at) ?? '');
    page += escaped(source.charAt(at));
  }
  return page;
}

/**
 * Returns the page of one project's rules.
 * @param source text of the rules, '' when none are loaded
 * @param report recorded values, in source order with enclosing expressions first
 */
export function coveragePage(source: string, report: readonly ExpressionCoverage[]): string {
  const seen = report.filter(({ values }) => values.length > 0).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Rule coverage</title>
<style>
  pre { font: 14px/1.5 monospace; }
  .seen { background: #d7f2dc; }
  .unseen { background: #f9d3d3; }
  span:hover { outline: 1px solid #555; }
</style>
<h1>Rule coverage</h1>
<p>${seen} of ${report.length} expressions evaluated. Point at one for the values it took.</p>
<pre>${marked(source, report)}</pre>
</html>
`;
}
