import { describe, expect, it } from 'vitest';
import { runRulesTest } from './test-api.ts';
import type { ExpressionReport } from './test-report.ts';

const content = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{id} {
      function same(a) { return a == 'alice'; }
      allow get: if same(id) && math.abs(-1) != 2;
      allow list: if id == 'x';
    }
  }
}`;

function resultFor(level: string | undefined, id: string) {
  const response = runRulesTest({
    source: { files: [{ name: 'firestore.rules', content }] },
    testSuite: {
      testCases: [
        {
          expectation: 'ALLOW',
          request: { method: 'get', path: `/databases/(default)/documents/users/${id}` },
          ...(level === undefined ? {} : { expressionReportLevel: level }),
        },
      ],
    },
  });
  return response.testResults?.[0];
}

/** Returns each expression as its source text with its values, indented by depth. */
function outline(reports: readonly ExpressionReport[] | undefined, indent = ''): string[] {
  return (reports ?? []).flatMap(({ sourcePosition, values, children }) => {
    const text = content.slice(sourcePosition.currentOffset, sourcePosition.endOffset);
    const shown = (values ?? []).map(({ value, count }) => `${JSON.stringify(value)} x${count}`);
    return [`${indent}${text}: ${shown.join(', ')}`, ...outline(children, `${indent}  `)];
  });
}

describe('reports of expressions', () => {
  it('nest like the expressions, without literals, at level FULL', () => {
    expect(outline(resultFor('FULL', 'bia')?.expressionReports)).toEqual([
      "a == 'alice': false x1",
      '  a: "bia" x1',
      'same(id) && math.abs(-1) != 2: false x1',
      '  same(id): false x1',
      '    id: "bia" x1',
      '  math.abs(-1) != 2: ',
      '    math.abs(-1): ',
      "id == 'x': ",
      '  id: ',
    ]);
  });

  it('omit expressions that were not evaluated at level VISITED', () => {
    expect(outline(resultFor('VISITED', 'bia')?.expressionReports)).toEqual([
      "a == 'alice': false x1",
      '  a: "bia" x1',
      'same(id) && math.abs(-1) != 2: false x1',
      '  same(id): false x1',
      '    id: "bia" x1',
    ]);
  });

  it('include the evaluated conditions', () => {
    expect(resultFor('VISITED', 'alice')?.visitedExpressions).toEqual([
      {
        sourcePosition: {
          fileName: 'firestore.rules',
          line: 6,
          column: 21,
          currentOffset: content.indexOf('same(id)'),
          endOffset: content.indexOf(';\n      allow list'),
        },
        value: true,
      },
    ]);
  });

  it.each([undefined, 'NONE', 'LEVEL_UNSPECIFIED'])('are absent at level %s', (level) => {
    expect(resultFor(level, 'alice')).toEqual({ state: 'SUCCESS' });
  });
});

describe('issues', () => {
  const issuesOf = (source: string) =>
    runRulesTest({
      source: { files: [{ name: 'mine.rules', content: source }] },
      testSuite: { testCases: [{ expectation: 'DENY', request: { method: 'get', path: '/a' } }] },
    });

  it('that are warnings are returned together with the results', () => {
    const source = 'service cloud.firestore { function unused() { return true; } }';
    expect(issuesOf(source)).toEqual({
      issues: [
        {
          sourcePosition: {
            fileName: 'mine.rules',
            line: 1,
            column: 36,
            currentOffset: 35,
            endOffset: 41,
          },
          description: 'Unused function: unused.',
          severity: 'WARNING',
        },
      ],
      testResults: [{ state: 'SUCCESS' }],
    });
  });

  it('that are errors replace the results', () => {
    const response = issuesOf('service cloud.firestore { match }');
    expect(response.testResults).toBeUndefined();
    expect(response.issues).toMatchObject([
      { sourcePosition: { fileName: 'mine.rules', line: 1, column: 33 }, severity: 'ERROR' },
    ]);
  });
});
