import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it, vi } from 'vitest';

// Type-aware linting reads the whole project once.
vi.setConfig({ testTimeout: 300_000 });

const root = path.resolve(import.meta.dirname, '../..');

const LAYERS = 'import-x/no-restricted-paths';
const FIREBASE = 'no-restricted-imports';

/** The rules about imports need no types, and so no reading of the whole project. */
const imports = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId === LAYERS || ruleId === FIREBASE,
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});
const everything = new ESLint({ cwd: root });

/** Lints text as if it stood in an existing file, so that the type checker knows the file. */
async function rulesBroken(file: string, code: string, eslint = everything): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  const messages = result?.messages ?? [];
  const fatal = messages.find((message) => message.fatal);
  if (fatal) throw new Error(fatal.message);
  return messages.map((message) => message.ruleId ?? 'unknown');
}

it.each([
  ['the domain', 'src/domain/geo.ts', '#screens/home/home-screen.tsx', LAYERS],
  ['the domain', 'src/domain/geo.ts', '../screens/home/home-screen.tsx', LAYERS],
  ['the domain', 'src/domain/geo.ts', '#texts/formats.ts', LAYERS],
  ['the domain', 'src/domain/geo.ts', '#data/errors.ts', LAYERS],
  ['texts', 'src/texts/formats.ts', '#data/errors.ts', LAYERS],
  ['the data layer', 'src/data/errors.ts', '#session/use-session.ts', LAYERS],
  ['ui', 'src/ui/button.tsx', '#domain/brand.ts', LAYERS],
  ['session', 'src/session/use-session.ts', '#components/rating/stars.tsx', LAYERS],
  ['components', 'src/components/rating/stars.tsx', '#screens/home/home-screen.tsx', LAYERS],
  ['a screen', 'src/screens/home/home-screen.tsx', '#app/app.tsx', LAYERS],
  ['a screen area', 'src/screens/home/home-screen.tsx', '#screens/search/search-field.tsx', LAYERS],
  ['a screen area', 'src/screens/home/home-screen.tsx', '../search/search-field.tsx', LAYERS],
  ['the server', 'server/app.ts', '#data/errors.ts', LAYERS],
  ['the server', 'server/app.ts', '../emulator/options.ts', LAYERS],
  ['the seed', 'seed/random.ts', '#server/config.ts', LAYERS],
  ['the emulator', 'emulator/options.ts', '#domain/brand.ts', LAYERS],
  ['a screen', 'src/screens/home/home-screen.tsx', 'firebase/auth', FIREBASE],
  ['the session', 'src/session/use-session.ts', 'firebase/firestore/lite', FIREBASE],
  ['the server', 'server/app.ts', 'firebase/app', FIREBASE],
])('refuses that %s (%s) imports %s', async (_who, file, imported, rule) => {
  expect(await rulesBroken(file, `import '${imported}';\n`, imports)).toContain(rule);
});

it.each([
  ['src/app/app.tsx', '#screens/home/home-screen.tsx'],
  ['src/screens/home/home-screen.tsx', '#components/rating/stars.tsx'],
  ['src/screens/home/home-screen.tsx', './week-highlights.tsx'],
  ['src/components/rating/stars.tsx', '#ui/button.tsx'],
  ['src/session/use-session.ts', '#data/errors.ts'],
  ['src/data/errors.ts', '#domain/app-error.ts'],
  ['src/data/errors.ts', 'firebase/auth'],
  ['src/texts/formats.ts', '#domain/brand.ts'],
  ['server/app.ts', '#domain/brand.ts'],
  ['server/app.ts', 'express'],
  ['emulator/options.ts', './durable-file.ts'],
])('lets %s import %s', async (file, imported) => {
  expect(await rulesBroken(file, `import '${imported}';\n`, imports)).toEqual([]);
});

it('refuses two files that import each other', async () => {
  const code = "import '../data/errors.ts';\n";
  expect(await rulesBroken('src/domain/app-error.ts', code)).toContain('import-x/no-cycle');
});

it.each([
  [
    'a promise that nobody waits for',
    'src/data/errors.ts',
    'Promise.resolve(1);\n',
    '@typescript-eslint/no-floating-promises',
  ],
  [
    'a picture without alternative text',
    'src/ui/button.tsx',
    'export const Picture = () => <img src="/a.svg" />;\n',
    'jsx-a11y-x/alt-text',
  ],
  [
    'a click on what no keyboard reaches',
    'src/ui/button.tsx',
    'export const Tap = () => <div onClick={() => undefined} />;\n',
    'jsx-a11y-x/click-events-have-key-events',
  ],
  [
    'a hook inside a condition',
    'src/ui/button.tsx',
    "import { useId } from 'react';\nexport function Field(props: { on: boolean }) {\n  return props.on ? <i id={useId()} /> : null;\n}\n",
    'react-hooks/rules-of-hooks',
  ],
  [
    'any',
    'src/data/errors.ts',
    'export const value: any = 1;\n',
    '@typescript-eslint/no-explicit-any',
  ],
  ['a default export', 'src/domain/geo.ts', 'export default 1;\n', 'import-x/no-default-export'],
  ['writing to the console', 'src/domain/geo.ts', "console.log('a');\n", 'no-console'],
])('refuses %s', async (_what, file, code, rule) => {
  expect(await rulesBroken(file, code)).toContain(rule);
});
