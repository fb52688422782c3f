/** Lines of two texts that differ in the same way. */
export interface ChangedLines {
  /** Labels of the lines: 'Quarta', 'Quinta'. Empty for lines without a label. */
  labels: readonly string[];
  /** The part after the label; '' if the text has no such line. */
  before: string;
  after: string;
}

/**
 * Compares two texts whose lines begin with a label ('Quarta: 19:30–23:30'). Lines that are equal in both are left out,
 * and successive lines with the same change are joined. All lines without a label are one change.
 */
export function changedLines(beforeText: string, afterText: string): ChangedLines[] {
  const before = labeledLines(beforeText);
  const after = labeledLines(afterText);
  const changes: ChangedLines[] = [];
  for (const label of new Set([...before.keys(), ...after.keys()])) {
    const [old, next] = [before.get(label) ?? '', after.get(label) ?? ''];
    if (old === next) continue;
    const last = changes.at(-1);
    if (
      label !== '' &&
      last &&
      last.labels.length > 0 &&
      last.before === old &&
      last.after === next
    ) {
      changes[changes.length - 1] = { ...last, labels: [...last.labels, label] };
    } else {
      changes.push({ labels: label === '' ? [] : [label], before: old, after: next });
    }
  }
  return changes;
}

/** Returns the lines by their labels. Lines without a label have the key ''. */
function labeledLines(text: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, label = '', value = line] = /^([^:]+): (.+)$/.exec(line) ?? [];
    const previous = lines.get(label);
    lines.set(label, previous === undefined ? value : `${previous}\n${value}`);
  }
  return lines;
}
