/**
 * What is wrong with each field, of a list in which every problem belongs to one: the first counts.
 * @param fields the field of each problem
 * @param texts what is said of each problem
 */
export function problemsByField<Problem extends string, Name extends string>(
  problems: readonly Problem[],
  fields: Readonly<Record<Problem, Name>>,
  texts: Readonly<Record<Problem, string>>,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const problem of problems) found[fields[problem]] ??= texts[problem];
  return found;
}
