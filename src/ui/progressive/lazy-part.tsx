import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { ComponentType, RefObject } from 'react';
import { chunkErrors } from '#ui/chunk-errors.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import * as texts from '#ui/texts.ts';
import { captureEarlyPress, RunOnMount } from './early-press.ts';
import { lazyCode, useLazyCode } from './lazy-code.ts';
import type { LazyCode } from './lazy-code.ts';
import { oneScreen, whenNearViewport } from './near-view.ts';
import { useIsServerRendered } from './use-is-server-rendered.ts';
import { whenIdle } from './when-idle.ts';

/** Maximum wait for an idle browser before the chunk of an optional part is loaded. */
const maxIdleWaitMs = 2000;

/** Creates a dialog whose chunk is loaded on demand. It takes no space in the page while loading. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(texts.opening, load, { hasPlace: false });
}

/**
 * Creates a part of a page whose chunk is loaded after the page, or earlier through `preload`. If loading fails, the
 * rest of the page stays usable. A server-rendered part is readable before its chunk is loaded. The chunk is loaded
 * when the part comes near the viewport; a press on one of its buttons before that is repeated afterwards.
 * @param label announced to screen readers while loading
 * @param options hasPlace: whether space is reserved for the part; skeleton: the placeholder; margin: distance from the
 * viewport at which the chunk of a server-rendered part is loaded, one screen by default
 */
export function lazyPart<Props extends object>(
  label: string,
  load: () => Promise<ComponentType<Props>>,
  { hasPlace = true, skeleton = <Skeleton className="h-40 w-full" />, margin = oneScreen } = {},
) {
  const partCode = lazyCode(load);
  const loadingElement = <LoadingRegion label={label}>{hasPlace && skeleton}</LoadingRegion>;
  function LazyPart(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const pressHandler = useRef(ignorePress);
    const [isMounted, markMounted] = useReducer(() => true, false);
    const isHydrated = useIsServerRendered();
    // Capturing starts when the surrounding page is hydrated. The page itself repeats a press from before its
    // hydration.
    useLayoutEffect(() => {
      const isCapturing = pressHandler.current !== ignorePress;
      if (isHydrated && container.current && !isCapturing)
        pressHandler.current = captureEarlyPress(container.current);
    }, [isHydrated]);
    useEffect(() => {
      if (isMounted) pressHandler.current();
    }, [isMounted]);
    // The cleanup stops capturing when the part unmounts before its code is loaded.
    useEffect(
      () => () => {
        pressHandler.current();
      },
      [],
    );
    const isDeferred = isHydrated && hasPlace;
    // The ref is read when the chunk is requested, after the server-rendered element is in place.
    const [Part] = useState(
      // oxlint-disable-next-line react/refs
      () =>
        partCode.loaded() ?? createDeferredPart(partCode, isDeferred ? container : null, margin),
    );
    // Until its chunk is loaded, a server-rendered part keeps its props: new ones would make React discard its content.
    const [initialProps] = useState(props);
    const partProps = isHydrated && !isMounted ? initialProps : props;
    const part = useMemo(
      () => (
        <Suspense fallback={loadingElement}>
          <Part {...partProps} />
          <RunOnMount run={markMounted} />
        </Suspense>
      ),
      [Part, partProps],
    );
    return (
      // The element has a box only if an IntersectionObserver must observe it.
      <div ref={container} className={isDeferred ? 'min-w-0' : 'contents'}>
        {part}
      </div>
    );
  }
  const preload = () => {
    // The component that shows the part reports the failure.
    partCode.load().catch(() => undefined);
  };
  return Object.assign(memo(LazyPart) as unknown as ComponentType<Props>, { preload });
}

/**
 * Creates the lazy component of a part.
 * @param container element of the server-rendered part with reserved space; null if there is none
 */
function createDeferredPart<Props extends object>(
  partCode: LazyCode<ComponentType<Props>>,
  container: RefObject<Element | null> | null,
  margin: string,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(async () => {
    if (container?.current && !location.hash) await whenNearViewport(container.current, margin);
    return partCode.load().then(
      (loadedComponent) => ({ default: loadedComponent }),
      () => ({ default: MissingPart }),
    );
  });
}

/**
 * Creates a part that the page can do without, such as a banner: its chunk is loaded when the browser is idle, and
 * nothing is shown until then or if loading fails. The server does not render it.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const partCode = lazyCode(() => whenIdle(maxIdleWaitMs).then(load));
  return function OptionalPart(props: Props) {
    const { code: Part } = useLazyCode(partCode);
    return Part && <Part {...props} />;
  };
}

function ignorePress() {
  // No press was captured.
}

function MissingPart() {
  return <FailureLine sentences={chunkErrors} error={null} onRetry={reload} />;
}

function reload() {
  location.reload();
}
