/**
 * Maps problems to error texts by field. The first problem of each field wins.
 * @param fields the field of each problem
 * @param texts the error text of each problem
 */
export function problemsByField<Problem extends string, Name extends string>(
  problems: readonly Problem[],
  fields: Readonly<Record<Problem, Name>>,
  texts: Readonly<Record<Problem, string>>,
): Partial<Record<Name, string>> {
  const problemTexts: Partial<Record<Name, string>> = {};
  for (const problem of problems) problemTexts[fields[problem]] ??= texts[problem];
  return problemTexts;
}
