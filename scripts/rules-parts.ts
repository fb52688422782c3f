/** Joins the rules of the features into firestore.rules, and maps its lines back to the parts. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

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
      const lines = text.trimEnd().split('\n');
      const indented = lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
      return `\n${headingOf(file)}\n\n${indented}\n`;
    }),
  );
  return head + parts.join('') + foot;
}

/**
 * Returns the source location of a line of rules: 'src/features/lists/lists.rules:12' for a line of a part, otherwise
 * the given file and line.
 * @param source text of the rules file
 * @param line one-based
 */
export function writtenAt(file: string, source: string, line: number): string {
  const above = source.split('\n').slice(0, line);
  const heading = above.findLastIndex((text) => headingPattern.test(text));
  const part = headingPattern.exec(above[heading] ?? '')?.[1];
  const lineOfPart = line - (heading + 1) - (linesOfHeading - 1);
  return part === undefined || lineOfPart < 1 ? `${file}:${line}` : `${part}:${lineOfPart}`;
}
