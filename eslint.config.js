import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import checkFile from 'eslint-plugin-check-file';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Imports flow one way (docs/decisions/0001-layers.md):
 * app -> screens -> components -> {session, ui} -> data -> domain; texts -> domain.
 * Each folder lists what it may import from the rest of the project.
 */
const layers = {
  'src/app': ['screens', 'components', 'session', 'ui', 'data', 'domain', 'texts', 'styles'],
  'src/screens': ['components', 'session', 'ui', 'data', 'domain', 'texts'],
  'src/components': ['session', 'ui', 'data', 'domain', 'texts'],
  'src/session': ['data', 'domain', 'texts'],
  'src/ui': [],
  'src/data': ['domain', 'texts'],
  'src/texts': ['domain'],
  'src/domain': [],
};

const zones = [
  ...Object.entries(layers).map(([target, allowed]) => ({
    target: `./${target}`,
    from: './',
    except: [
      `./${target}`,
      ...allowed.map((layer) => `./src/${layer}`),
      './node_modules',
      './tests/support',
    ],
    message: `${target} may import only: ${allowed.join(', ') || 'itself'}.`,
  })),
  ...[
    'home',
    'categories',
    'places',
    'search',
    'favorites',
    'profile',
    'auth',
    'club',
    'legal',
    'admin',
    'manager',
  ].map((area) => ({
    target: `./src/screens/${area}`,
    from: './src/screens',
    except: [`./${area}`],
    message: 'No screen area imports another: share through src/components.',
  })),
  ...['server', 'seed'].map((target) => ({
    target: `./${target}`,
    from: './',
    except: [`./${target}`, './src/domain', './src/texts', './node_modules', './tests/support'],
    message: `${target} imports only itself, src/domain and src/texts.`,
  })),
  {
    target: './emulator',
    from: './',
    except: ['./emulator', './node_modules'],
    message: 'The emulator knows nothing of the app.',
  },
];

const firebaseOnlyInData = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: ['firebase', 'firebase/*', '@firebase/*'],
          message: 'Only src/data touches Firebase.',
        },
      ],
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'dist-demo/**',
      'dist-server/**',
      'node_modules/**',
      '.local/**',
      'coverage/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  importX.flatConfigs.recommended,
  importX.flatConfigs.typescript,
  {
    languageOptions: {
      globals: { ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    plugins: { 'check-file': checkFile },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { maxDepth: 8, ignoreExternal: true }],
      // The compiler checks them, in less time.
      'import-x/namespace': 'off',
      'import-x/default': 'off',
      'import-x/no-default-export': 'error',
      'import-x/no-named-as-default-member': 'off',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{src,server,emulator,seed,tests,scripts}/**/': 'KEBAB_CASE' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.configs.strict,
    languageOptions: { ...jsxA11y.configs.strict.languageOptions, globals: globals.browser },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'seed/**/*.ts'],
    ignores: ['src/data/**'],
    rules: firebaseOnlyInData,
  },
  {
    files: [
      'src/screens/**/*-screen.tsx',
      // Route tables of their own, loaded lazily as screens are.
      'src/app/*-routes.tsx',
      '*.config.{ts,js}',
      'tests/e2e/*.config.ts',
      'tests/**/global-setup.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['scripts/**/*.ts', 'seed/**/*.ts', 'tests/perf/**/*.ts', 'emulator/**/main.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
  prettier,
);
