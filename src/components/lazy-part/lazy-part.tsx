import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { AppError } from '#domain/app-error.ts';
import { chunkErrors } from '#texts/errors/shell.ts';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FailureLine } from '../failure/failure-line.tsx';

/** A dialog whose code arrives when it is asked for: it takes no room in the page meanwhile. */
export function lazyDialog<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazyPart(name, 'Abrindo...', load, { hasPlace: false });
}

/**
 * A part of a page whose code arrives after the page itself. A part that does not arrive leaves the rest of
 * the page as it is.
 * @param name of the part, unique in the app
 * @param label what is said to screen readers meanwhile
 * @param options hasPlace: whether room is kept for the part
 */
export function lazyPart<Props extends object>(
  name: string,
  label: string,
  load: () => Promise<ComponentType<Props>>,
  { hasPlace = true } = {},
) {
  const code = {
    queryKey: ['code', name],
    queryFn: async () => {
      try {
        return { Part: await load() };
      } catch (cause) {
        throw new AppError('unavailable', `The code of '${name}' did not load`, { cause });
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  };
  return function LazyPart(props: Props) {
    const { data, error } = useQuery(code);
    if (data) return <data.Part {...props} />;
    if (error) {
      // A browser may remember that a module failed: only a new page asks for it again.
      const reload = () => {
        location.reload();
      };
      return <FailureLine sentences={chunkErrors} error={error} onRetry={reload} />;
    }
    return (
      <LoadingRegion label={label}>
        {hasPlace && <Skeleton className="h-40 w-full" />}
      </LoadingRegion>
    );
  };
}
