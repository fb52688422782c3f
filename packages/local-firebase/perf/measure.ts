/** One line of the table. */
export interface Row {
  name: string;
  /** What was measured, for people: '412 ms', '1,900/s against 800/s'. */
  measured: string;
  /** The figure that is judged, and what it must be; absent when it is only reported. */
  figure?: number;
  bound?: { kind: 'at least' | 'at most'; value: number };
}

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Milliseconds that something takes. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Does two things in turns, so that whatever else the machine does hits both alike.
 *
 * @returns medians of each one's milliseconds, and of the rounds' ratios of the second to the first
 */
export async function compare(
  rounds: number,
  first: () => unknown,
  second: () => unknown,
): Promise<{ first: number; second: number; ratio: number }> {
  // Not measured: the first run of anything is compiled on the way.
  await first();
  await second();
  const times: { first: number; second: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const firstTime = await timed(first);
      times.push({ first: firstTime, second: await timed(second) });
    } else {
      const secondTime = await timed(second);
      times.push({ first: await timed(first), second: secondTime });
    }
  }
  return {
    first: median(times.map((time) => time.first)),
    second: median(times.map((time) => time.second)),
    ratio: median(times.map((time) => time.second / time.first)),
  };
}

/** Does something so many times, a number of them at the same moment. */
export async function inFlight(
  width: number,
  total: number,
  work: (i: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < total) await work(next++);
    }),
  );
}

/** A rate for people, given how many took how many milliseconds. */
export function perSecond(count: number, ms: number): string {
  return `${Math.round((count * 1000) / ms).toLocaleString('en-US')}/s`;
}

export function isMet({ figure, bound }: Row): boolean {
  if (figure === undefined || bound === undefined) return true;
  return bound.kind === 'at least' ? figure >= bound.value : figure <= bound.value;
}

/** The rows as aligned text. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    row.measured,
    row.figure === undefined ? '' : row.figure.toFixed(2),
    row.bound === undefined ? '' : `${row.bound.kind} ${row.bound.value}`,
    row.bound === undefined ? '' : isMet(row) ? 'met' : 'NOT MET',
  ]);
  const all = [['', 'measured', 'figure', 'wanted', ''], ...cells];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((cell) => cell[column]!.length)));
  return all
    .map((cell) =>
      cell
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
