/**
 * Joins the rules of the features into firestore.rules, with the field checks of their records, and maps its lines back
 * to the parts.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { RecordDefinition } from '#shared/record/record.ts';

import { CommandError } from './command-error.ts';
import { recordFunction } from './record-rules.ts';

/** The rules file that is deployed to Firebase. */
export const builtRulesFile = 'firestore.rules';

/** The part that all features use. It comes first; the other parts follow, sorted by path. */
const sharedPart = 'src/shared/shared.rules';

const head = `rules_version = '2';

// Built by npm run rules from the files that the headings name. Change those files, not this one.
// Who may read and write what. Everything not granted here is denied.
// A document is checked as a whole after the write, the same on create and on update.
service cloud.firestore {
  match /databases/{database}/documents {
`;
const foot = '  }\n}\n';
const indent = '    ';

const headingOf = (file: string) => `${indent}// ==== ${file}`;
const headingPattern = /^ {4}\/\/ ==== (\S+\.rules)$/;
/** Number of lines from the heading of a part to its first line. */
const linesOfHeading = 2;

/** A line of a part that is followed by a generated function in the built file. */
const generatedPattern = /^ *\/\/ Generated: (\w+)\(\) from (\w+) in (\S+)$/;
const generatedEnd = '// End of the generated code.';

/**
 * Returns the text of firestore.rules: all `.rules` files below `src`, each under a heading with its path.
 * @param root folder of the project
 */
export async function joinRules(root: string): Promise<string> {
  const found = await readdir(path.join(root, 'src'), { recursive: true });
  const others = found
    .map((file) => path.posix.join('src', file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.rules') && file !== sharedPart)
    .sort();
  const parts = await Promise.all(
    [sharedPart, ...others].map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8');
      const lines = await addRecordFunctions(text.trimEnd().split('\n'));
      const indented = lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
      return `\n${headingOf(file)}\n\n${indented}\n`;
    }),
  );
  return head + parts.join('') + foot;
}

/** Adds the generated function after each line that asks for one. */
async function addRecordFunctions(lines: readonly string[]): Promise<string[]> {
  const expanded = await Promise.all(
    lines.map(async (line) => {
      const requested = await findRequestedRecord(line);
      if (requested === null) return [line];
      const { functionName, record } = requested;
      const generated = [...recordFunction(functionName, record).split('\n'), generatedEnd];
      const space = line.slice(0, line.indexOf('/'));
      return [line, ...generated.map((generatedLine) => space + generatedLine)];
    }),
  );
  return expanded.flat();
}

/**
 * Returns the function that a line asks for, and its record; null for any other line.
 * @throws CommandError if the module does not export the record
 */
async function findRequestedRecord(line: string) {
  const [, functionName = '', recordName = '', module] = generatedPattern.exec(line) ?? [];
  if (module === undefined) return null;
  const exported = (await import(module)) as Record<string, RecordDefinition | undefined>;
  const record = exported[recordName];
  if (!record) throw new CommandError(`${module} exports no ${recordName}.`);
  return { functionName, recordName, record };
}

/** Returns every generated function of a rules file and its record. */
export async function findRecords(source: string) {
  const found = await Promise.all(source.split('\n').map(findRequestedRecord));
  return found.filter((requested) => requested !== null);
}

/** Returns for each line of rules whether it is in a generated function. */
export function generatedLines(source: string): boolean[] {
  let isInside = false;
  return source.split('\n').map((line) => {
    const isGenerated = isInside;
    if (generatedPattern.test(line)) isInside = true;
    else if (line.trim() === generatedEnd) isInside = false;
    return isGenerated;
  });
}

/**
 * Returns the source location of a line of rules. A generated line has the location of the line that asks for it.
 * Example: 'src/features/lists/lists.rules:12'. A line outside the parts keeps the given file and line.
 * @param source text of the rules file
 * @param line one-based
 */
export function writtenAt(file: string, source: string, line: number): string {
  const above = source.split('\n').slice(0, line);
  const heading = above.findLastIndex((text) => headingPattern.test(text));
  const part = headingPattern.exec(above[heading] ?? '')?.[1];
  const isGenerated = generatedLines(source);
  const linesFromHeading = above
    .slice(heading + 1)
    .filter((_, at) => !isGenerated[heading + 1 + at]);
  const lineOfPart = linesFromHeading.length - (linesOfHeading - 1);
  return part === undefined || lineOfPart < 1 ? `${file}:${line}` : `${part}:${lineOfPart}`;
}
