import { List, Map as MapIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as texts from '#features/map/texts.ts';
import { cx } from '#ui/class-names.ts';
import { parseMapView, roundAreaOutwards, setMapView } from '#features/map/model/map-view.ts';
import type { MapArea, MapView } from '#features/map/model/map-view.ts';

interface MapSwitchProps {
  isMapShown: boolean;
  /** The list, if other content can be above it. Its last element is the content below its controls. */
  listRef?: RefObject<HTMLElement | null>;
  onSwitch: (isMapShown: boolean) => void;
}

/**
 * Renders the button that switches between map and list on narrow screens: at the right above the tabs, or above the
 * rail of cards of the map (list-map.css). It is transparent while the visitor reads down the list, because it would
 * cover the cards, and while the list starts in the lower half of the window, where it would cover the first card. The
 * keyboard focus always shows it.
 */
export function MapSwitch({ isMapShown, listRef, onSwitch }: MapSwitchProps) {
  const isScrolledDown = useIsScrolledDown();
  const isListInView = useIsInView(listRef);
  // Opening the map scrolls the page to it.
  const isHidden = !isMapShown && (isScrolledDown || !isListInView);
  const { Icon, name, word } = mapSwitchParts(isMapShown);
  return (
    <button
      type="button"
      data-floating
      aria-label={name}
      className={cx(
        'fixed right-4 bottom-[calc(var(--foot)+0.5rem)] z-20 flex size-14 flex-col items-center justify-center rounded-card border border-control-line bg-surface text-xs font-semibold text-ink shadow-float transition-opacity duration-150 focus-visible:opacity-100 lg:hidden',
        isMapShown && 'above-rail',
        isHidden && 'pointer-events-none opacity-0',
      )}
      onClick={() => {
        onSwitch(!isMapShown);
      }}
    >
      <Icon aria-hidden size={20} />
      {word}
    </button>
  );
}

/** Returns the icon, the accessible name and the visible word of a button that switches between map and list. */
export function mapSwitchParts(isMapShown: boolean) {
  return isMapShown
    ? { Icon: List, name: texts.showList, word: texts.list }
    : { Icon: MapIcon, name: texts.showMap, word: texts.map };
}

/** Minimum movement in px that changes the direction of scrolling. A finger that holds the page moves it slightly. */
const minMovePx = 8;

/** Returns true after the page was scrolled down, until it is scrolled up again. */
function useIsScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let lastTop = window.scrollY;
    const onScroll = () => {
      // Safari reports negative positions at the top.
      const top = Math.max(0, window.scrollY);
      if (top > 0 && Math.abs(top - lastTop) < minMovePx) return;
      setIsDown(top > lastTop);
      lastTop = top;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isDown;
}

/** Returns false while the content of the list is below the upper half of the window; true without a list. */
function useIsInView(ref: RefObject<HTMLElement | null> | undefined): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const content = ref?.current?.lastElementChild;
    if (!content) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setIsInView(entries.at(-1)?.isIntersecting ?? true);
      },
      { rootMargin: '0px 0px -50%' },
    );
    observer.observe(content);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return isInView;
}

/** Returns the map state in the URL and functions that change it. */
export function useMapAddress() {
  const [params] = useSearchParams();
  const view = useMemo(() => parseMapView(params), [params]);
  const location = useLocation();
  const navigate = useNavigate();

  const navigateTo = (
    changes: Partial<MapView>,
    options: { replace: boolean; state?: unknown },
  ) => {
    const nextParams = new URLSearchParams(params);
    setMapView(nextParams, { ...view, ...changes });
    void navigate({ search: nextParams.toString() }, options);
  };
  return {
    ...view,
    /** Switches between map and list on narrow screens. Adds a history entry, so that Back switches back. */
    showMap: (isMapShown: boolean) => {
      navigateTo({ isMapShown }, { replace: false, state: location.state });
    },
    /** Filters the list by an area; null removes the filter. */
    searchArea: (area: MapArea | null) => {
      navigateTo({ area: area && roundAreaOutwards(area) }, { replace: true });
    },
  };
}
