import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Classes of errors in the product, with the reason why an AppError with a code is not enough. */
const reasons: Readonly<Record<string, string>> = {
  AppError: 'the base, with a code of the closed list',
  UserFacingError: 'has a sentence for the user, which the server sends and the browser shows',
  ConfigError: 'a start with invalid settings lists all problems and has no code for users',
  CodeLoadError:
    'code of src/ui, which knows no AppError; screens offer a reload instead of a retry',
  EditConflictError: 'stored content differs; other conflicts have other sentences',
};

/** Returns the classes of some sources that extend Error or one of its subclasses. */
function errorClassesOf(sources: readonly string[]): string[] {
  const classes = sources.flatMap((source) =>
    [...source.matchAll(/\bclass\s+(\w+)(?:<[^{]*>)?\s+extends\s+(\w+)/g)].map(
      ([, name = '', base = '']) => ({ name, base }),
    ),
  );
  const isError = (base: string): boolean =>
    /^(?:\w*(?<=Type|Range|Syntax|Aggregate|^))Error$/.test(base) ||
    classes.some((one) => one.name === base && isError(one.base));
  return classes.filter(({ base }) => isError(base)).map(({ name }) => name);
}

it('finds subclasses, also of subclasses and with type parameters', () => {
  const sources = [
    'export class A extends Error {}\nclass Plain extends Map {}',
    'class B<R extends string = string> extends A {}\nclass C extends B<"x"> {}',
    'class D extends RangeError {}',
  ];
  expect(errorClassesOf(sources)).toEqual(['A', 'B', 'C', 'D']);
});

it('the product has only these error classes: others are an AppError or a UserFacingError with a code', () => {
  const files = ['src', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const classes = errorClassesOf(files.map((file) => readFileSync(file, 'utf8')));
  expect(classes.sort()).toEqual(Object.keys(reasons).sort());
});
