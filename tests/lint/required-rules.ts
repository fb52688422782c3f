/**
 * Rules that must be errors, by plugin ('' for built-in rules of oxlint). A new version or default must not drop one.
 */
const names: Record<string, string> = {
  '': `
    constructor-super eqeqeq for-direction getter-return no-array-constructor
    no-async-promise-executor no-case-declarations no-class-assign no-compare-neg-zero
    no-cond-assign no-console no-const-assign no-constant-binary-expression
    no-constant-condition no-control-regex no-debugger no-delete-var no-dupe-class-members
    no-dupe-else-if no-dupe-keys no-duplicate-case no-empty no-empty-character-class
    no-empty-pattern no-empty-static-block no-ex-assign no-extra-boolean-cast no-fallthrough
    no-func-assign no-global-assign no-import-assign no-invalid-regexp
    no-irregular-whitespace no-loss-of-precision no-misleading-character-class
    no-new-native-nonconstructor no-nonoctal-decimal-escape no-obj-calls
    no-prototype-builtins no-regex-spaces no-self-assign no-setter-return
    no-shadow-restricted-names no-sparse-arrays no-this-before-super no-unassigned-vars
    no-unreachable no-unsafe-finally no-unsafe-negation no-unsafe-optional-chaining
    no-unused-expressions no-unused-labels no-unused-private-class-members no-unused-vars
    no-useless-assignment no-useless-backreference no-useless-catch no-useless-escape no-var
    no-with prefer-const prefer-rest-params prefer-spread preserve-caught-error
    require-yield use-isnan valid-typeof
  `,
  'check-file': `
    filename-naming-convention folder-naming-convention
  `,
  import: `
    no-cycle no-default-export no-duplicates no-named-as-default
  `,
  'jsx-a11y': `
    alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex
    aria-props aria-proptypes aria-role aria-unsupported-elements autocomplete-valid
    click-events-have-key-events heading-has-content html-has-lang iframe-has-title
    img-redundant-alt interactive-supports-focus label-has-associated-control
    media-has-caption mouse-events-have-key-events no-access-key no-autofocus
    no-distracting-elements no-interactive-element-to-noninteractive-role
    no-noninteractive-element-interactions no-noninteractive-element-to-interactive-role
    no-noninteractive-tabindex no-redundant-roles no-static-element-interactions
    role-has-required-aria-props role-supports-aria-props scope tabindex-no-positive
  `,
  layers: `
    no-restricted-paths
  `,
  react: `
    error-boundaries exhaustive-deps globals immutability incompatible-library
    preserve-manual-memoization purity refs rules-of-hooks set-state-in-effect
    set-state-in-render static-components unsupported-syntax use-memo void-use-memo
  `,
  typescript: `
    await-thenable ban-ts-comment consistent-type-imports no-array-delete no-base-to-string
    no-duplicate-enum-values no-duplicate-type-constituents no-empty-object-type
    no-explicit-any no-extra-non-null-assertion no-floating-promises no-for-in-array
    no-implied-eval no-misused-new no-misused-promises no-namespace
    no-non-null-asserted-optional-chain no-redundant-type-constituents no-require-imports
    no-this-alias no-unnecessary-type-assertion no-unnecessary-type-constraint
    no-unsafe-argument no-unsafe-assignment no-unsafe-call no-unsafe-declaration-merging
    no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-member-access
    no-unsafe-return no-unsafe-unary-minus no-wrapper-object-types only-throw-error
    prefer-as-const prefer-namespace-keyword prefer-promise-reject-errors require-await
    restrict-plus-operands restrict-template-expressions switch-exhaustiveness-check
    triple-slash-reference unbound-method
  `,
};

export const requiredRules: string[] = Object.entries(names).flatMap(([plugin, rules]) =>
  rules
    .trim()
    .split(/\s+/)
    .map((rule) => (plugin === '' ? rule : `${plugin}/${rule}`)),
);
