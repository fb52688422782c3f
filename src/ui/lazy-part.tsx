import { lazy, memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { chunkErrors } from '#ui/chunk-errors.ts';
import { keepPresses, PressDone } from '#ui/early-press.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { lazyCode } from '#ui/lazy-code.ts';
import type { LazyCode } from '#ui/lazy-code.ts';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { nearView } from '#ui/near-view.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';

/** A dialog whose code arrives when it is asked for: it takes no room in the page meanwhile. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart('Abrindo...', load, { hasPlace: false });
}

/**
 * A part of a page whose code arrives after the page itself, or before it is shown when `preload` asked for it. A
 * part that does not arrive leaves the rest of the page as it is. What the server rendered of it can be read meanwhile,
 * and its code arrives when it comes near what is seen; a button that is pressed before that is pressed then.
 * @param label what is said to screen readers meanwhile
 * @param options hasPlace: whether room is kept for the part; skeleton: what keeps it
 */
export function lazyPart<Props extends object>(
  label: string,
  load: () => Promise<ComponentType<Props>>,
  { hasPlace = true, skeleton = <Skeleton className="h-40 w-full" /> } = {},
) {
  const part = lazyCode(load);
  const loading = <LoadingRegion label={label}>{hasPlace && skeleton}</LoadingRegion>;
  function LazyPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const press = useRef(nothing);
    const [doPress] = useState(() => () => {
      press.current();
    });
    const isHydrated = useIsHydrated();
    // From the moment when the page around it answers, which presses anew what was pressed before that.
    useLayoutEffect(() => {
      const isKept = press.current !== nothing;
      if (isHydrated && place.current && !isKept) press.current = keepPresses(place.current);
    }, [isHydrated]);
    // Whoever leaves before waits for nothing more.
    useEffect(() => doPress, [doPress]);
    const waits = isHydrated && hasPlace;
    // Read when the code is asked for, which is after what the server rendered is in place.
    // oxlint-disable-next-line react/refs
    const [Part] = useState(() => part.loaded() ?? laterPart(part, waits ? place : null));
    return (
      // A box only where it has to be seen coming.
      <div ref={place} className={waits ? 'min-w-0' : 'contents'}>
        <Suspense fallback={loading}>
          <Part {...props} />
          <PressDone press={doPress} />
        </Suspense>
      </div>
    );
  }
  const preload = () => {
    // Who shows it says so when it fails.
    part.load().catch(() => undefined);
  };
  // Rendered again before its code is there, it would lose what the server rendered of it.
  return Object.assign(memo(LazyPart) as unknown as ComponentType<Props>, { preload });
}

/** @param place where the server rendered it and room is kept for it; null where not */
function laterPart<Props extends object>(
  part: LazyCode<ComponentType<Props>>,
  place: RefObject<Element | null> | null,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(async () => {
    if (place?.current && !location.hash) await nearView(place.current);
    return part.load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: MissingPart }),
    );
  });
}

function nothing() {
  // Nothing was pressed.
}

function MissingPart() {
  return <FailureLine sentences={chunkErrors} error={null} onRetry={reload} />;
}

function reload() {
  location.reload();
}
