import { readdirSync } from 'node:fs';

/** Path patterns of a folder, and of a layer in every feature. Import restrictions match complete paths. */
const folder = (name) => `**/${name}/**`;
const layer = (name) => folder(`src/features/*/${name}`);

const shared = [folder('src/shared')];
const model = [layer('model'), ...shared];
/** Texts of a feature, and their translations: texts.ts, texts.es.ts, card-texts.en.ts. */
const textsFiles = '**/src/features/*/*texts?(.es|.en).ts';
const texts = [textsFiles, ...model];
const platform = [folder('src/platform'), ...shared];
const data = [layer('data'), folder('src/platform'), ...texts];
const components = [layer('components'), folder('src/ui'), ...data];

const serverPlatform = [
  ...[
    folder('server/platform'),
    '**/server/{config,mail-config,stripe-config,telemetry-config,translator-config}.ts',
  ],
  ...texts,
];
const searchIndex = [folder('server/search-index'), ...serverPlatform];

/**
 * Imports are allowed in one direction only (docs/decisions/0001-layers.md): app -> screens -> components -> data ->
 * model -> shared. Each entry lists the folders of the project that a folder may import from.
 *
 * @type {[target: string, allowed: string[]][]}
 */
const layers = [
  [folder('src/shared'), shared],
  [layer('model'), model],
  [textsFiles, texts],
  [folder('src/platform'), platform],
  [layer('data'), data],
  [folder('src/ui'), [folder('src/ui'), '**/src/shared/translation.ts']],
  [layer('components'), components],
  [layer('screens'), [layer('screens'), ...components]],
  [folder('src/app'), [folder('src')]],
  [folder('src/worker'), [folder('src/worker'), ...shared]],
  [folder('server'), [folder('server'), ...texts]],
  [folder('server/platform'), serverPlatform],
  [folder('server/search-index'), searchIndex],
  [folder('server/site'), [folder('server/site'), ...searchIndex]],
  [folder('server/features'), [folder('server/features'), ...searchIndex]],
  [folder('seed'), [folder('seed'), ...texts]],
];

const features = readdirSync(new URL('src/features', import.meta.url));

const zones = [
  ...layers.map(([target, allowed]) => ({
    target,
    from: ['./*', './!(node_modules)/**'],
    except: [...allowed, folder('tests/support')],
    message: `${target} may import only ${allowed.join(', ')}.`,
  })),
  ...features.map((feature) => ({
    target: folder(`src/features/${feature}/screens`),
    from: `./${layer('screens')}`,
    except: [folder(`src/features/${feature}/screens`)],
    message: 'No feature imports the screens of another: share through its components.',
  })),
  // The server answers managers and super admins, too.
  ...['./seed/**', './src/features/*/!(*panel-texts|*.test).ts'].map((target) => ({
    target,
    from: './src/features/*/*panel-texts.ts',
    message: 'Sentences of panels are for panels.',
  })),
  {
    target: './server/features/**/!(routes).ts',
    from: './server/features/**/{routes,*-routes}.ts',
    message: 'Only app.ts and routes.ts import routes.',
  },
  {
    target: './packages/local-firebase',
    from: './',
    except: ['./packages/local-firebase', './node_modules'],
    message: 'A package imports only itself and its dependencies.',
  },
  ...['local-mail', 'local-stripe'].map((name) => ({
    target: `./packages/${name}`,
    from: './',
    except: ['./packages', './node_modules'],
    message: 'A package imports only itself and its dependencies.',
  })),
];

/** Restricts imports by package name. An override replaces all restrictions of the rule. */
const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });
const firebase = {
  group: ['firebase', 'firebase/**', '@firebase/**'],
  message: 'Only the data of a feature and src/platform touch Firebase.',
};
const express = {
  group: ['express', 'express-*', 'multer', 'compression', 'helmet'],
  message: 'Use cases of the server know no requests: only routes.ts and *-routes.ts do.',
};
const ownPackages = {
  group: ['@guia-da-ilha/**'],
  message: 'Nothing that ships imports a local service; local-firebase imports no other.',
};

/**
 * APIs newer than the oldest supported browsers (docs/decisions/0004-what-the-visitor-downloads.md). The compiler
 * refuses language features that are too new (`lib` in tsconfig.json), but the DOM types have no versions.
 */
const tooNew = Object.entries({
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  Response: ['json'],
  ReadableStream: ['from'],
  Symbol: ['dispose', 'asyncDispose'],
})
  .flatMap(([object, names]) => names.map((property) => ({ object, property })))
  .concat(
    ['checkVisibility', 'showPopover', 'hidePopover', 'togglePopover', 'moveBefore']
      .concat(['getHTML', 'setHTML', 'setHTMLUnsafe'])
      .map((property) => ({ property })),
  )
  .map((name) => ({ ...name, message: 'Chrome 111, Safari 16.4 or Firefox 128 lacks it.' }));

const everyHandler = [
  ...['onFocus', 'onBlur', 'onKeyDown', 'onKeyPress', 'onKeyUp', 'onClick', 'onContextMenu'],
  ...['onDblClick', 'onDoubleClick', 'onDrag', 'onDragEnd', 'onDragEnter', 'onDragExit'],
  ...['onDragLeave', 'onDragOver', 'onDragStart', 'onDrop', 'onMouseDown', 'onMouseEnter'],
  ...['onMouseLeave', 'onMouseMove', 'onMouseOut', 'onMouseOver', 'onMouseUp'],
];

/** The strict rule set of eslint-plugin-jsx-a11y where it differs from the rule defaults. */
const strictAccessibility = {
  'jsx-a11y/interactive-supports-focus': [
    'error',
    {
      tabbable: [
        ...['button', 'checkbox', 'link', 'progressbar', 'searchbox', 'slider', 'spinbutton'],
        ...['switch', 'textbox'],
      ],
    },
  ],
  // The visible name of a choice may have its own element with `lang`.
  'jsx-a11y/label-has-associated-control': ['error', { depth: 3 }],
  'jsx-a11y/media-has-caption': ['error', { audio: [], video: [], track: [] }],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', {}],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: [...everyHandler, 'onLoad', 'onError'],
      ...{ body: ['onError', 'onLoad'], iframe: ['onError', 'onLoad'], img: ['onError', 'onLoad'] },
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', {}],
  'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: [], tags: [] }],
  'jsx-a11y/no-redundant-roles': ['error', {}],
  'jsx-a11y/no-static-element-interactions': ['error', { handlers: everyHandler }],
  // A role on a semantic element (such as an input with the role switch) is valid.
  'jsx-a11y/prefer-tag-over-role': 'off',
};

/** Type-aware rules recommended by typescript-eslint that are not in the correctness category. */
const strictTypes = {
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
  'typescript/no-array-constructor': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': 'error',
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // Strings are spread into code points on purpose, and no numbers are sorted without a compare function.
  'typescript/no-misused-spread': 'off',
  'typescript/require-array-sort-compare': 'off',
};

export default {
  plugins: ['typescript', 'import', 'react', 'jsx-a11y'],
  jsPlugins: [
    // Needs a separate name: 'import' is the built-in plugin, which does not support zones.
    { name: 'layers', specifier: 'eslint-plugin-import-x' },
    'eslint-plugin-check-file',
  ],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: [
    'node_modules',
    '**/dist',
    'dist-demo',
    'dist-server',
    '.local',
    'coverage',
    'test-results',
  ],
  settings: { 'jsx-a11y': { components: { ChoiceInput: 'input' } } },
  rules: {
    ...strictTypes,
    ...strictAccessibility,
    'layers/no-restricted-paths': ['error', { zones }],
    'import/no-cycle': ['error', { ignoreExternal: true, ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/no-named-as-default': 'error',
    // Checked by the TypeScript compiler.
    'import/namespace': 'off',
    'import/default': 'off',
    'check-file/filename-naming-convention': [
      'error',
      { '**/*.{ts,tsx}': 'KEBAB_CASE' },
      { ignoreMiddleExtensions: true },
    ],
    'check-file/folder-naming-convention': [
      'error',
      { '{src,server,packages,seed,tests,scripts}/**/': 'KEBAB_CASE' },
    ],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-case-declarations': 'error',
    'no-console': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'react/rules-of-hooks': 'error',
    'react/unsupported-syntax': 'error',
  },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'seed/**/*.ts'],
      rules: restrictImports(firebase, ownPackages),
    },
    {
      files: ['server/{features,site,search-index}/**/*.ts'],
      rules: restrictImports(firebase, ownPackages, express),
    },
    {
      files: ['server/{features,site}/**/{routes,*-routes,*.test}.ts'],
      rules: restrictImports(firebase, ownPackages),
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-properties': ['error', ...tooNew],
        'no-restricted-globals': ['error', 'cookieStore', 'navigation', 'scheduler'],
      },
    },
    // A translation compares its own type with that of the Portuguese module.
    {
      files: ['src/**/*.{es,en}.ts'],
      rules: {
        'typescript/consistent-type-imports': [
          'error',
          { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
        ],
      },
    },
    // Tests run in Node, so the browser restrictions do not apply.
    { files: ['src/**/*.test.{ts,tsx}'], rules: { 'no-restricted-properties': 'off' } },
    {
      files: [...['src/platform/**', 'src/features/*/data/**'], 'packages/local-firebase/**'],
      rules: restrictImports(ownPackages),
    },
    {
      files: [
        'src/features/*/screens/**/*-screen.tsx',
        // Route tables are lazy-loaded through a default export, like screens.
        'src/app/route-tables/*.tsx',
        '*.config.{ts,js}',
        'tests/{e2e,browsers}/*.config.ts',
        'packages/*/*.config.ts',
        'tests/**/global-setup.ts',
        'scripts/test-reporter.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'scripts/**/*.ts',
        'seed/**/*.ts',
        'tests/perf/**/*.ts',
        'packages/*/main.ts',
        'packages/*/perf/*.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    // For TypeScript files the compiler does these checks; JavaScript files are not type-checked.
    {
      files: ['**/*.js'],
      env: { node: true, es2024: true },
      rules: {
        'no-undef': 'error',
        'no-redeclare': 'error',
        ...Object.fromEntries(
          Object.keys(strictTypes)
            .filter((rule) => rule.startsWith('typescript/no-unsafe-'))
            .map((rule) => [rule, 'off']),
        ),
      },
    },
  ],
};
