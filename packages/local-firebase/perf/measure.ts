/** One measurement: a line of the printed table. */
export interface Row {
  name: string;
  /** The measurement as text: '412 ms', '1,900/s against 800/s'. */
  measured: string;
  /** The value that is compared with the bound; absent when the row is only reported. */
  figure?: number;
  bound?: { kind: 'at least' | 'at most'; value: number };
}

/** Returns the median. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Returns the duration of a function in milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Runs two functions alternately, so that other load on the machine affects both equally.
 * @returns the median milliseconds of each, and the median ratio of the second to the first
 */
export async function compare(
  rounds: number,
  first: () => unknown,
  second: () => unknown,
): Promise<{ first: number; second: number; ratio: number }> {
  // The first run is not measured, because it includes compilation.
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

/** Runs a function a number of times, with `width` concurrent calls. */
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

/** Formats a rate from a count and its milliseconds. */
export function perSecond(count: number, ms: number): string {
  return `${Math.round((count * 1000) / ms).toLocaleString('en-US')}/s`;
}

export function isMet({ figure, bound }: Row): boolean {
  if (figure === undefined || bound === undefined) return true;
  return bound.kind === 'at least' ? figure >= bound.value : figure <= bound.value;
}

/** Formats the rows as aligned text. */
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
