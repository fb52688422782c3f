import { useEffect, useRef, useState } from 'react';
import { errorCode } from '#shared/app-error.ts';
import * as brand from '#shared/brand.ts';
import { slugify } from '#shared/text/slug.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { saveFile } from '#ui/save-file.ts';

type CsvExportState =
  | { status: 'ready' }
  | { status: 'running'; rows: number }
  | { status: 'done'; rows: number; filename: string }
  | { status: 'failed'; error: unknown };

/** Content of a CSV file. */
export interface CsvContents<Row> {
  /** File name after the brand prefix: 'pagamentos-2026-03'. */
  name: string;
  /** Header of the file. */
  head: string;
  /** Throws AppError 'cancelled' when the signal aborts. */
  chunks: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  /** Returns the CSV lines of a chunk. */
  linesOf: (chunk: readonly Row[]) => string | Promise<string>;
}

/** Builds a CSV file chunk by chunk and saves it. The export can be cancelled and stops on unmount. */
export function useCsvExport<Row>() {
  const [state, setState] = useState<CsvExportState>({ status: 'ready' });
  const exportController = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      exportController.current?.abort();
    },
    [],
  );

  const runExport = async ({ name, head, chunks, linesOf }: CsvContents<Row>) => {
    const controller = new AbortController();
    exportController.current = controller;
    const csvParts = [head];
    let rows = 0;
    setState({ status: 'running', rows });
    try {
      for await (const chunk of chunks(controller.signal)) {
        csvParts.push(await linesOf(chunk));
        rows += chunk.length;
        setState({ status: 'running', rows });
      }
      const filename = `${slugify(brand.name)}-${name}.csv`;
      saveFile({ filename, content: new Blob(csvParts, { type: 'text/csv;charset=utf-8' }) });
      setState({ status: 'done', rows, filename });
    } catch (error) {
      setState(
        errorCode(error) === 'cancelled' ? { status: 'ready' } : { status: 'failed', error },
      );
    }
  };

  return {
    state,
    start: (contents: CsvContents<Row>) => {
      if (state.status !== 'running') void runExport(contents);
    },
    stop: () => {
      exportController.current?.abort();
    },
  };
}

/** Formats a date as '2026-03-10' in the brand's time zone, for file names. */
export function fileDate(now: Date): string {
  return isoDateOf(wallClockAt(now).dayNumber);
}
