import { useEffect, useRef, useState } from 'react';
import { exportedUsers, maxExportedUsers } from '#data/users/admin-user-export.ts';
import { errorCode } from '#domain/app-error.ts';
import { brand } from '#domain/brand.ts';
import { slugify } from '#domain/slug.ts';
import type { UserFilter } from '#domain/user-list.ts';
import { isoDateOf, wallClockAt } from '#domain/zoned-time.ts';
import { saveFile } from '#ui/save-file.ts';
import { usersCsvHead, usersCsvRows } from './users-csv.ts';

type ExportState =
  | { status: 'ready' }
  | { status: 'running'; people: number }
  | { status: 'done'; people: number; filename: string; isCut: boolean }
  | { status: 'failed'; error: unknown };

/** Writes the people whom a filter leaves into a file, a page at a time; it can be stopped between pages. */
export function useUsersExport(filter: UserFilter) {
  const [state, setState] = useState<ExportState>({ status: 'ready' });
  const running = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const run = async () => {
    const stop = new AbortController();
    running.current = stop;
    const parts = [usersCsvHead];
    let people = 0;
    setState({ status: 'running', people });
    try {
      for await (const page of exportedUsers(filter, { signal: stop.signal })) {
        parts.push(usersCsvRows(page));
        people += page.length;
        setState({ status: 'running', people });
      }
      const filename = `${slugify(brand.name)}-usuarios-${isoDateOf(wallClockAt(new Date()).dayNumber)}.csv`;
      saveFile({ filename, content: new Blob(parts, { type: 'text/csv;charset=utf-8' }) });
      setState({ status: 'done', people, filename, isCut: people >= maxExportedUsers });
    } catch (error) {
      setState(
        errorCode(error) === 'cancelled' ? { status: 'ready' } : { status: 'failed', error },
      );
    }
  };

  return {
    state,
    start: () => {
      if (state.status !== 'running') void run();
    },
    stop: () => {
      running.current?.abort();
    },
  };
}
