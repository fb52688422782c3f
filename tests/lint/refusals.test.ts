import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantTree, rulesInForce } from './planted-tree.ts';
import type { PlantedTree } from './planted-tree.ts';
import { requiredRules } from './required-rules.ts';

const LAYERS = 'layers/no-restricted-paths';
const BY_NAME = 'no-restricted-imports';

/** Forbidden imports between layers. */
const breaches: [file: string, imported: string, rule: string][] = [
  ['src/shared/b.ts', '#features/home/model/home.ts', LAYERS],
  ['src/shared/c.ts', '#platform/errors/errors.ts', LAYERS],
  ['src/shared/d.ts', '../../oxlint.config.js', LAYERS],
  ['server/j.ts', '../docs/a.ts', LAYERS],
  ['src/features/home/model/b.ts', '#features/home/screens/home-screen.tsx', LAYERS],
  ['src/features/home/model/c.ts', '../screens/home-screen.tsx', LAYERS],
  ['src/features/home/model/d.ts', '#features/home/texts.ts', LAYERS],
  ['src/features/home/model/e.ts', '#features/reviews/data/review-store.ts', LAYERS],
  ['src/features/home/model/f.ts', '#platform/errors/errors.ts', LAYERS],
  ['src/features/home/model/g.ts', '../../../../server/config.ts', LAYERS],
  ['src/features/home/texts.ts', '#platform/errors/errors.ts', LAYERS],
  ['src/features/home/a-texts.ts', './screens/home-screen.tsx', LAYERS],
  ['src/features/home/b-texts.ts', '#features/reviews/panel-texts.ts', LAYERS],
  ['src/platform/errors/a.ts', '#features/home/model/home.ts', LAYERS],
  ['src/platform/errors/b.ts', '#features/reviews/texts.ts', LAYERS],
  ['src/features/home/data/a.ts', '#features/account/components/use-session.ts', LAYERS],
  ['src/features/home/data/b.ts', '#features/reviews/components/stars.tsx', LAYERS],
  ['src/features/home/data/c.ts', '#ui/button.tsx', LAYERS],
  ['src/ui/a.tsx', '#shared/brand.ts', LAYERS],
  ['src/platform/offline/a.ts', '#features/reviews/data/review-store.ts', LAYERS],
  ['src/features/home/components/a.tsx', '#features/home/screens/home-screen.tsx', LAYERS],
  ['src/features/home/screens/a.tsx', '#app/app.tsx', LAYERS],
  ['src/features/home/screens/b.tsx', '#features/search/screens/search-screen.tsx', LAYERS],
  ['src/features/home/screens/c.tsx', '../../search/screens/search-screen.tsx', LAYERS],
  ['src/worker/a.ts', '#features/home/model/home.ts', LAYERS],
  ['server/a.ts', '#platform/errors/errors.ts', LAYERS],
  ['server/b.ts', '../packages/local-firebase/options.ts', LAYERS],
  ['server/g.ts', '#features/reviews/data/review-store.ts', LAYERS],
  ['seed/b.ts', '#features/reviews/panel-texts.ts', LAYERS],
  ['server/h.ts', '#features/reviews/components/stars.tsx', LAYERS],
  ['server/platform/http/a.ts', '#server/features/home/routes.ts', LAYERS],
  ['server/platform/http/b.ts', '#server/search-index/place-index.ts', LAYERS],
  ['server/search-index/a.ts', '#server/features/home/home-now.ts', LAYERS],
  ['server/search-index/b.ts', '#server/site/site.ts', LAYERS],
  ['server/site/a.ts', '#server/features/home/home-now.ts', LAYERS],
  ['server/features/home/a.ts', '#server/site/site.ts', LAYERS],
  ['server/features/home/b.ts', '#server/app.ts', LAYERS],
  ['server/features/home/c.ts', './routes.ts', LAYERS],
  ['server/features/reviews/a.ts', '#server/features/home/routes.ts', LAYERS],
  ['seed/a.ts', '#server/config.ts', LAYERS],
  ['packages/local-firebase/a.ts', '#shared/brand.ts', LAYERS],
  ['packages/local-firebase/d.ts', '../../src/shared/brand.ts', LAYERS],
  ['packages/local-stripe/a.ts', '../../server/config.ts', LAYERS],
  ['packages/local-mail/a.ts', '../../server/config.ts', LAYERS],
  ['src/features/home/screens/d.tsx', 'firebase/auth', BY_NAME],
  ['src/features/home/components/d.tsx', 'firebase/firestore', BY_NAME],
  ['src/features/home/model/h.ts', 'firebase/firestore', BY_NAME],
  ['server/c.ts', 'firebase/app', BY_NAME],
  ['server/f.ts', '@guia-da-ilha/local-firebase', BY_NAME],
  ['server/features/home/d.ts', 'express', BY_NAME],
  ['server/features/home/e.ts', 'express-rate-limit', BY_NAME],
  ['server/site/b.ts', 'express', BY_NAME],
  ['server/features/home/a-routes.ts', 'firebase/app', BY_NAME],
  ['src/features/home/data/d.ts', '@guia-da-ilha/local-firebase/options', BY_NAME],
  ['packages/local-firebase/c.ts', '@guia-da-ilha/local-stripe', BY_NAME],
];

/** Allowed imports between layers. */
const allowed: [file: string, imported: string][] = [
  ['src/app/b.ts', '#features/home/screens/home-screen.tsx'],
  ['src/features/home/screens/e.tsx', '#features/reviews/components/stars.tsx'],
  ['src/features/home/screens/f.tsx', './home-screen.tsx'],
  ['src/features/home/components/b.tsx', '#ui/button.tsx'],
  ['src/features/home/components/c.tsx', '#features/reviews/components/stars.tsx'],
  ['src/features/home/data/e.ts', '#shared/brand.ts'],
  ['src/features/home/data/f.ts', 'firebase/auth'],
  ['src/features/home/data/g.ts', '#features/reviews/data/review-store.ts'],
  ['src/features/search/model/a.ts', '#features/home/model/home.ts'],
  ['src/platform/errors/c.ts', 'firebase/firestore'],
  ['src/platform/errors/d.ts', '#shared/brand.ts'],
  ['src/features/home/c-texts.ts', '#features/home/model/home.ts'],
  ['src/features/home/d-texts.ts', '#features/reviews/texts.ts'],
  ['src/features/home/a-panel-texts.ts', '#features/reviews/panel-texts.ts'],
  ['server/l.ts', '#features/reviews/texts.ts'],
  ['server/k.ts', '#features/reviews/panel-texts.ts'],
  ['server/d.ts', '#features/home/model/home.ts'],
  ['server/i.ts', '#shared/brand.ts'],
  ['server/e.ts', 'express'],
  ['server/platform/http/c.ts', 'express'],
  ['server/platform/http/d.ts', '#server/config.ts'],
  ['server/search-index/c.ts', '#server/platform/http/deadline.ts'],
  ['server/site/c.ts', '#server/search-index/place-index.ts'],
  ['server/site/routes.ts', 'express'],
  ['server/features/home/f.ts', './home-now.ts'],
  ['server/features/home/b-routes.ts', 'express'],
  ['server/features/reviews/b.ts', '#server/features/home/home-now.ts'],
  ['packages/local-firebase/b.ts', './options.ts'],
  ['packages/local-stripe/b.ts', '@guia-da-ilha/local-firebase/durable-file'],
];

const plainModules = [
  ...['src/shared/brand.ts', 'src/platform/errors/errors.ts'],
  ...['src/ui/button.tsx', 'src/features/account/components/use-session.ts', 'src/app/app.tsx'],
  ...['model/home.ts', 'screens/home-screen.tsx'].map((file) => `src/features/home/${file}`),
  ...['data/review-store.ts', 'components/stars.tsx', 'texts.ts', 'panel-texts.ts'].map(
    (file) => `src/features/reviews/${file}`,
  ),
  'src/features/search/screens/search-screen.tsx',
  ...['platform/http/deadline.ts', 'search-index/place-index.ts', 'site/site.ts', 'app.ts'].map(
    (file) => `server/${file}`,
  ),
  ...['server/features/home/routes.ts', 'server/features/home/home-now.ts'],
  ...['server/config.ts', 'docs/a.ts', 'packages/local-firebase/options.ts'],
];

const kinds = "type Kind = 'a' | 'b';\n";
const hook = "import { useEffect, useId, useRef, useState } from 'react';\n";

/** One violation of each kind that does not concern layers. */
const planted: [what: string, file: string, source: string, rule: string][] = [
  [
    'a promise that is not awaited',
    'src/platform/errors/floating.ts',
    'Promise.resolve(1);\n',
    'typescript/no-floating-promises',
  ],
  [
    'a promise as a condition',
    'src/platform/errors/misused.ts',
    'export const wrong = (ready: Promise<boolean>) => (ready ? 1 : 2);\n',
    'typescript/no-misused-promises',
  ],
  [
    'a switch with a missing case',
    'src/shared/switch.ts',
    `${kinds}export function of(kind: Kind): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n`,
    'typescript/switch-exhaustiveness-check',
  ],
  [
    'any',
    'src/platform/errors/any.ts',
    'export const value: any = 1;\n',
    'typescript/no-explicit-any',
  ],
  [
    'a property of an any value',
    'src/platform/errors/unsafe.ts',
    "export const name: unknown = JSON.parse('{}').name;\n",
    'typescript/no-unsafe-member-access',
  ],
  [
    'a throw of a value that is not an Error',
    'src/platform/errors/thrown.ts',
    "export function fail(): never {\n  throw 'text';\n}\n",
    'typescript/only-throw-error',
  ],
  [
    'an async function without await',
    'src/platform/errors/async.ts',
    'export const one = async () => 1;\n',
    'typescript/require-await',
  ],
  [
    'an object in a template literal',
    'src/platform/errors/template.ts',
    'export const text = (value: { a: number }) => `${value}`;\n',
    'typescript/restrict-template-expressions',
  ],
  [
    'a type imported as a value',
    'src/platform/errors/type-import.ts',
    "import { Known } from './known.ts';\nexport const value: Known = 1;\n",
    'typescript/consistent-type-imports',
  ],
  [
    'an unbound method',
    'src/platform/errors/unbound.ts',
    'export const { slice } = new (class {\n  n = 1;\n  slice() {\n    return this.n;\n  }\n})();\n',
    'typescript/unbound-method',
  ],
  ['a default export', 'src/shared/default.ts', 'export default 1;\n', 'import/no-default-export'],
  ['a call of console.log', 'src/shared/console.ts', "console.log('a');\n", 'no-console'],
  [
    'loose equality',
    'src/shared/equality.ts',
    'export const same = (a: string, b: string) => a == b;\n',
    'eqeqeq',
  ],
  [
    'an unused variable',
    'src/shared/unused.ts',
    'export function one(unused: number): number {\n  return 1;\n}\n',
    'no-unused-vars',
  ],
  [
    'a useless assignment',
    'src/shared/useless.ts',
    'export function one(): number {\n  let n = 2;\n  n = 1;\n  return n;\n}\n',
    'no-useless-assignment',
  ],
  [
    'an error without its cause',
    'src/shared/cause.ts',
    "export function read(text: string): unknown {\n  try {\n    return JSON.parse(text);\n  } catch (error) {\n    throw new Error('Unreadable');\n  }\n}\n",
    'preserve-caught-error',
  ],
  ['an undefined name', 'scripts/undefined.js', 'unknownName();\n', 'no-undef'],
  [
    'two files that import each other',
    'src/shared/circle-a.ts',
    "import { b } from './circle-b.ts';\nexport const a = () => b;\n",
    'import/no-cycle',
  ],
  [
    'two files that import types from each other',
    'src/shared/types-a.ts',
    "import type { B } from './types-b.ts';\nexport type A = B | 1;\n",
    'import/no-cycle',
  ],
  [
    'a cycle of three files that includes a type import',
    'src/shared/three-a.ts',
    "import { three } from './three-b.ts';\nexport type A = typeof three;\n",
    'import/no-cycle',
  ],
  [
    'a file that is not named in kebab-case',
    'src/shared/CamelCase.ts',
    'export const a = 1;\n',
    'check-file/filename-naming-convention',
  ],
  [
    'a folder that is not named in kebab-case',
    'src/shared/camelCase/a.ts',
    'export const a = 1;\n',
    'check-file/folder-naming-convention',
  ],
  [
    'an image without alternative text',
    'src/ui/picture.tsx',
    'export const Picture = () => <img src="/a.svg" />;\n',
    'jsx-a11y/alt-text',
  ],
  [
    'a click handler without a key handler',
    'src/ui/tap.tsx',
    'export const Tap = () => <div onClick={() => undefined} />;\n',
    'jsx-a11y/click-events-have-key-events',
  ],
  [
    'a handler on an element without a role',
    'src/ui/static.tsx',
    'export const Static = () => <div onKeyDown={() => undefined} />;\n',
    'jsx-a11y/no-static-element-interactions',
  ],
  [
    'a label without a control',
    'src/ui/label.tsx',
    'export const Label = () => <label>Nome</label>;\n',
    'jsx-a11y/label-has-associated-control',
  ],
  [
    'a hook inside a condition',
    'src/ui/condition.tsx',
    `${hook}export function Field(props: { on: boolean }) {\n  return props.on ? <i id={useId()} /> : null;\n}\n`,
    'react-hooks/rules-of-hooks',
  ],
  [
    'an effect with a missing dependency',
    'src/ui/effect.tsx',
    `${hook}export function Title({ title }: { title: string }) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n  return null;\n}\n`,
    'react-hooks/exhaustive-deps',
  ],
  [
    'a state update in an effect',
    'src/ui/state.tsx',
    `${hook}export function Late() {\n  const [on, setOn] = useState(false);\n  useEffect(() => {\n    setOn(true);\n  }, []);\n  return <i>{String(on)}</i>;\n}\n`,
    'react/set-state-in-effect',
  ],
  [
    'a ref read during rendering',
    'src/ui/ref.tsx',
    `${hook}export function Count() {\n  const count = useRef(0);\n  return <i>{count.current}</i>;\n}\n`,
    'react/refs',
  ],
  [
    'an impure call during rendering',
    'src/ui/impure.tsx',
    'export function Now() {\n  const now = Date.now();\n  return <i>{now}</i>;\n}\n',
    'react/purity',
  ],
  [
    'a DOM function that the oldest supported browsers lack',
    'src/platform/errors/too-new.ts',
    'export const isUrl = (text: string) => URL.canParse(text);\n',
    'no-restricted-properties',
  ],
  [
    'an element method that the oldest supported browsers lack',
    'src/ui/too-new.ts',
    'export const isSeen = (element: Element) => element.checkVisibility();\n',
    'no-restricted-properties',
  ],
  [
    'a DOM global that the oldest supported browsers lack',
    'src/worker/too-new.ts',
    'export const pause = (): Promise<void> => scheduler.yield();\n',
    'no-restricted-globals',
  ],
  [
    'an unused disable directive',
    'src/shared/forgiven.ts',
    '// oxlint-disable-next-line no-console\nexport const a = 1;\n',
    'Unused oxlint-disable directive (no problems were reported).',
  ],
];

/** Code that the compiler refuses instead of the linter. */
const compiled: [what: string, file: string, source: string, code: string][] = [
  [
    'an import of a missing file',
    'src/shared/absent.ts',
    "export { a } from './not-there.ts';\n",
    'TS2307',
  ],
  [
    'a name exported twice',
    'src/shared/twice.ts',
    'export const a = 1;\nexport const a = 2;\n',
    'TS2451',
  ],
  [
    'two parameters with the same name',
    'src/shared/parameters.ts',
    'export const a = (b: number, b: number) => b;\n',
    'TS2300',
  ],
  [
    'a language feature that the oldest supported browsers lack',
    'src/shared/too-new.ts',
    'export const byLength = (words: string[]) => Object.groupBy(words, (word) => word.length);\n',
    'TS2550',
  ],
  [
    'syntax that the oldest supported browsers lack',
    'src/shared/too-new-syntax.ts',
    'export const consonants = /[[a-z]--[aeiou]]/v;\n',
    'TS1501',
  ],
];

const others = {
  'src/platform/errors/known.ts': 'export type Known = number;\n',
  'src/shared/circle-b.ts': "import { a } from './circle-a.ts';\nexport const b = () => a;\n",
  'src/shared/types-b.ts': "import type { A } from './types-a.ts';\nexport type B = A | 2;\n",
  'src/shared/three-b.ts': "export { three } from './three-c.ts';\n",
  'src/shared/three-c.ts': "import type { A } from './three-a.ts';\nexport const three: A = 3;\n",
};

let tree: PlantedTree;
beforeAll(async () => {
  tree = await plantTree({
    ...Object.fromEntries(plainModules.map((file) => [file, 'export const plain = 1;\n'])),
    ...Object.fromEntries(
      [...breaches, ...allowed].map(([file, imported]) => [file, `import '${imported}';\n`]),
    ),
    ...Object.fromEntries([...planted, ...compiled].map(([, file, source]) => [file, source])),
    ...others,
  });
});
afterAll(() => tree.remove());

describe('lint', () => {
  let broken: Map<string, string[]>;
  beforeAll(async () => {
    broken = await tree.lint();
  });

  it.each(breaches)('refuses that %s imports %s', (file, _imported, rule) => {
    expect(broken.get(file) ?? []).toContain(rule);
  });

  it.each(allowed)('allows that %s imports %s', (file) => {
    expect(broken.get(file)).toBeUndefined();
  });

  it.each(planted)('reports an error for %s', (_what, file, _source, rule) => {
    expect(broken.get(file) ?? []).toContain(rule);
  });

  it('has every agreed rule as an error', async () => {
    const inForce = new Set(await rulesInForce());
    expect(requiredRules.filter((rule) => !inForce.has(rule))).toEqual([]);
    expect(requiredRules.length).toBeGreaterThan(150);
  });
});

describe('the compiler', () => {
  it.each(compiled)('refuses %s', async (_what, file, _source, code) => {
    expect((await tree.compile()).get(file) ?? []).toContain(code);
  });

  // In a separate tree, because the compiler reports no other errors after a syntax error.
  it('refuses an old octal number', async () => {
    const syntax = await plantTree({ 'src/shared/octal.ts': 'export const a = 017;\n' });
    expect((await syntax.compile()).get('src/shared/octal.ts') ?? []).toContain('TS1121');
    await syntax.remove();
  });
});
