import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';
import { parse } from 'postcss';
import { Visitor, parseSync } from 'vite';
import { oldBrowserStyles, oldestBrowsers } from '../src/shared/browsers.ts';
import { allowedFeatures } from './allowed-features.ts';

/** The oldest version of each browser that must have a feature. */
export type BrowserVersions = Readonly<Record<keyof typeof oldestBrowsers, string>>;

/** Browsers that still run the inline scripts of index.html, which show that a browser is too old. */
export const inlineScriptBrowsers: BrowserVersions = {
  chrome: '80',
  edge: '80',
  safari: '13',
  firefox: '78',
};

const { api, css, javascript } = bcd;
const builtins = javascript.builtins ?? {};
const cssTypes = css.types ?? {};

/** Names of the browsers in the data. Scripts must also run in the versions for phones. */
const desktop = ['chrome', 'edge', 'safari', 'firefox'] as const;
const phones = {
  chrome: 'chrome_android',
  safari: 'safari_ios',
  firefox: 'firefox_android',
} as const;

interface ScriptUses {
  /** Called globals and globals with a used member. */
  globals: Set<string>;
  /** Used members of globals, such as 'URL.canParse'. */
  statics: Set<string>;
  /** Called methods of other objects. */
  methods: Set<string>;
  /** Properties that the script itself defines. */
  defined: Set<string>;
  regexFlags: Set<string>;
}

function readScript(code: string): ScriptUses {
  const [globals, statics, methods, defined, regexFlags] = Array.from(
    { length: 5 },
    () => new Set<string>(),
  ) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
  const define = (key: { type: string; name?: unknown; value?: unknown }) => {
    defined.add(String(key.type === 'Identifier' ? key.name : key.value));
  };
  const call = (callee: { type: string; name?: unknown; property?: unknown }) => {
    if (callee.type === 'Identifier') globals.add(String(callee.name));
  };
  new Visitor({
    NewExpression: ({ callee }) => {
      call(callee);
    },
    CallExpression: ({ callee }) => {
      call(callee);
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      if (callee.property.type === 'Identifier') methods.add(callee.property.name);
    },
    MemberExpression: ({ object, property, computed }) => {
      if (object.type !== 'Identifier') return;
      globals.add(object.name);
      if (!computed && property.type === 'Identifier')
        statics.add(`${object.name}.${property.name}`);
    },
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression' && !left.computed) define(left.property);
    },
    Property: ({ key }) => {
      define(key);
    },
    MethodDefinition: ({ key }) => {
      define(key);
    },
    PropertyDefinition: ({ key }) => {
      define(key);
    },
    Literal: (node) => {
      if ('regex' in node) for (const flag of node.regex.flags) regexFlags.add(flag);
    },
  }).visit(parseSync('script.js', code, { sourceType: 'module' }).program);
  return { globals, statics, methods, defined, regexFlags };
}

/**
 * Returns the features that a script uses and that a browser may lack, such as 'URL.canParse' or '.toSorted()'. A
 * method of an unknown object is too new if the browsers lack every standard method of that name. Tests for a feature
 * (`in`, `typeof`) are no use of it.
 * @param defined names that are properties of the project's or a dependency's own objects
 */
export function newScriptFeatures(
  code: string,
  oldest: BrowserVersions,
  defined?: ReadonlySet<string>,
): Set<string> {
  const uses = readScript(code);
  const isNew = (statements: readonly CompatStatement[]) =>
    statements.length > 0 && !statements.some((statement) => runsIn(statement, oldest));
  const newStatics = [...uses.statics].filter((name) => isNew(staticStatements(name)));
  return new Set([
    ...[...uses.globals].filter((name) => isNew(globalStatements(name))),
    ...newStatics,
    ...[...uses.methods]
      .filter((name) => !(defined ?? uses.defined).has(name))
      .filter((name) => !newStatics.some((other) => other.endsWith(`.${name}`)))
      .filter((name) => isNew(methodsByName().get(name) ?? []))
      .map((name) => `.${name}()`),
    ...(uses.regexFlags.has('v') && isNew(staticStatements('RegExp.unicodeSets')) ? ['/v'] : []),
  ]);
}

/**
 * Returns the features that a style sheet uses and that a browser may lack, such as '@scope', ':open', 'text-wrap' or
 * 'text-wrap: balance'. What is inside @supports has a test.
 */
export function newStyleFeatures(styles: string, oldest: BrowserVersions): Set<string> {
  const found = new Set<string>();
  const isNew = (feature: Identifier | undefined) =>
    feature?.__compat !== undefined && !isStyledIn(feature.__compat, oldest);
  const check = (name: string, feature: Identifier | undefined) => {
    if (isNew(feature)) found.add(name);
  };
  const sheet = parse(styles);
  sheet.walkAtRules('supports', (rule) => void rule.remove());
  sheet.walkAtRules(({ name, params }) => {
    check(`@${name}`, css['at-rules']?.[name]);
    if (name !== 'media') return;
    for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
      check(`@media (${feature})`, css['at-rules']?.['media']?.[feature]);
  });
  sheet.walkRules(({ selector }) => {
    for (const [, pseudo = ''] of selector.matchAll(/(?<!\\):([a-z][a-z-]+)/g))
      check(`:${pseudo}`, css.selectors?.[pseudo]);
  });
  sheet.walkDecls(/^[a-z]/, ({ prop, value }) => {
    const property = css.properties?.[prop];
    check(prop, property);
    if (property && !isNew(property))
      for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g))
        check(`${prop}: ${word}`, property[word]);
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]+)\(/g))
      check(`${name}()`, cssTypes[name] ?? cssTypes['color']?.[name]);
  });
  return found;
}

/**
 * Checks the scripts and style sheets of a built site, dependencies included.
 * @param allowed reasons by feature that may be used although a browser lacks it
 * @returns each feature that is too new with its files, and each allowed feature that nothing uses
 */
export async function unsupportedFeatures(
  folder: string,
  allowed: Readonly<Record<string, string>> = allowedFeatures,
): Promise<string[]> {
  const found = new Map<string, string[]>();
  const collect = (file: string, features: ReadonlySet<string>) => {
    for (const feature of features) found.set(feature, [...(found.get(feature) ?? []), file]);
  };
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.(?:js|css|html)$/.test(name) && !/(?:^|[\\/])\./.test(name),
  );
  // One after the other: a build has more files than some systems allow to be open.
  const sources = files.map((name) => ({
    name,
    source: readFileSync(path.join(folder, name), 'utf8'),
  }));
  const scripts = sources.filter(({ name }) => name.endsWith('.js'));
  const defined = new Set(scripts.flatMap(({ source }) => [...readScript(source).defined]));
  for (const { name, source } of scripts)
    collect(name, newScriptFeatures(source, oldestBrowsers, defined));
  for (const { name, source } of sources) {
    if (name.endsWith('.css') && !oldBrowserStyles.endsWith(name))
      collect(name, newStyleFeatures(source, oldestBrowsers));
    if (!name.endsWith('.html')) continue;
    for (const [, code = ''] of source.matchAll(/<script>(.*?)<\/script>/gs))
      collect(name, newScriptFeatures(code, inlineScriptBrowsers));
    for (const [, styles = ''] of source.matchAll(/<style>(.*?)<\/style>/gs))
      collect(name, newStyleFeatures(styles, oldestBrowsers));
  }
  return [
    ...[...found]
      .filter(([feature]) => !(feature in allowed))
      .map(([feature, files]) => `${feature} is too new: ${files.join(', ')}`),
    ...Object.keys(allowed)
      .filter((feature) => !found.has(feature))
      .map((feature) => `${feature} is allowed but not used`),
  ];
}

function runsIn(compat: CompatStatement, oldest: BrowserVersions): boolean {
  const isPlain = ({ flags, prefix, alternative_name: other }: SimpleSupportStatement) =>
    !flags && !prefix && other === undefined;
  return desktop.every((name) => {
    const onPhones = name === 'edge' ? [] : [phones[name]];
    return [name, ...onPhones].every((of) => hasFrom(compat.support[of], oldest[name], isPlain));
  });
}

/** Returns true if browsers apply a style, perhaps with the prefix that the build adds. */
function isStyledIn(compat: CompatStatement, oldest: BrowserVersions): boolean {
  return desktop.every((name) =>
    hasFrom(compat.support[name], oldest[name], ({ flags }) => !flags),
  );
}

function hasFrom(
  support: SupportStatement | undefined,
  version: string,
  isUsable: (statement: SimpleSupportStatement) => boolean,
): boolean {
  return [support ?? []]
    .flat()
    .some(
      (statement) =>
        isUsable(statement) &&
        isAtMost(statement.version_added, version) &&
        !isAtMost(statement.version_removed, version),
    );
}

/** @param version a version of the data, such as '16.4', '≤37', 'preview' or false */
function isAtMost(version: string | false | undefined, limit: string): boolean {
  if (!version || version === 'preview') return false;
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [limitMajor = 0, limitMinor = 0] = limit.split('.').map(Number);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
}

const statementsOf = (...features: (Identifier | undefined)[]): CompatStatement[] =>
  features.flatMap((feature) => feature?.__compat ?? []);

function globalStatements(name: string): CompatStatement[] {
  return statementsOf(own(api, name), own(builtins, name));
}

/** @param name a member of a global, such as 'URL.canParse' */
function staticStatements(name: string): CompatStatement[] {
  const [object = '', member = ''] = name.split('.');
  return statementsOf(
    own(own(api, object) ?? {}, `${member}_static`),
    own(own(builtins, object) ?? {}, member),
  );
}

/** Returns a property that the data itself has: 'constructor' is a name in scripts too. */
function own(data: Record<string, unknown>, name: string): Identifier | undefined {
  return Object.hasOwn(data, name) ? (data[name] as Identifier) : undefined;
}

let methods: Map<string, CompatStatement[]> | undefined;

/** Returns the standard members of all objects, and the globals, by name. */
function methodsByName(): Map<string, CompatStatement[]> {
  if (methods) return methods;
  methods = new Map<string, CompatStatement[]>();
  for (const [global, object] of [...Object.entries(api), ...Object.entries(builtins)]) {
    for (const [key, member] of [[global, object] as const, ...Object.entries(object)]) {
      const standard = statementsOf(member as Identifier).filter(
        ({ status }) => status?.standard_track && !status.experimental && !status.deprecated,
      );
      const name = key.replace(/_static$/, '');
      methods.set(name, [...(methods.get(name) ?? []), ...standard]);
    }
  }
  return methods;
}
