/**
 * State of statistics.views on this device: a place counts once per day. A view is pending from the opening of the
 * place until it is written.
 */
export interface CountedViews {
  /** 'YYYY-MM-DD' in the brand's time zone. */
  day: string;
  /** Places opened on that day, written or pending. */
  placeIds: readonly string[];
  /** Number of views that are not written yet, of any day. */
  pendingCount: number;
}

/** Maximum number of stored places, and of views per write. Real users open fewer places in a day. */
const maxPlaceIds = 500;

/**
 * Reads the state of a day from stored text; pending views of an earlier day are kept. Malformed text gives an empty
 * state.
 */
export function parseCountedViews(text: string | null, day: string): CountedViews {
  const stored = parseFields(text);
  // Older app versions wrote 'owed'.
  const pending = stored.pendingCount ?? stored.owed;
  const isCount = Number.isInteger(pending) && Number(pending) > 0;
  const ids = stored.day === day && Array.isArray(stored.placeIds) ? stored.placeIds : [];
  return {
    day,
    placeIds: ids.filter((id): id is string => typeof id === 'string').slice(0, maxPlaceIds),
    pendingCount: isCount ? Math.min(Number(pending), maxPlaceIds) : 0,
  };
}

/** Returns the state after a place was opened: adds a pending view unless the place was already opened on this day. */
export function addOpenedPlace(views: CountedViews, placeId: string): CountedViews {
  if (views.placeIds.includes(placeId)) return views;
  return {
    ...views,
    placeIds: [placeId, ...views.placeIds].slice(0, maxPlaceIds),
    pendingCount: Math.min(views.pendingCount + 1, maxPlaceIds),
  };
}

function parseFields(text: string | null): { [Name in keyof CountedViews | 'owed']?: unknown } {
  if (text === null) return {};
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
