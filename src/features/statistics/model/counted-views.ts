/**
 * What of statistics.views this device knows: a place counts once a day (DESIGN section 4). A view is owed
 * from the opening of the place until it is written.
 */
export interface CountedViews {
  /** 'YYYY-MM-DD' in the brand's time zone. */
  day: string;
  /** Opened on that day, written or owed. */
  placeIds: readonly string[];
  /** Views of any day that are not written yet. */
  owed: number;
}

/** More places than anybody opens in a day: what is kept, and what one write adds, stays bounded. */
const most = 500;

/** The state on a day, from stored text; what is owed of an earlier day stays owed. Text that cannot be read is nothing. */
export function parseCountedViews(text: string | null, day: string): CountedViews {
  const stored = fieldsOf(text);
  const isCount = Number.isInteger(stored.owed) && Number(stored.owed) > 0;
  const ids = stored.day === day && Array.isArray(stored.placeIds) ? stored.placeIds : [];
  return {
    day,
    placeIds: ids.filter((id): id is string => typeof id === 'string').slice(0, most),
    owed: isCount ? Math.min(Number(stored.owed), most) : 0,
  };
}

/** The state after a place was opened: owed, unless it was opened on this day before. */
export function withOpenedPlace(views: CountedViews, placeId: string): CountedViews {
  if (views.placeIds.includes(placeId)) return views;
  return {
    ...views,
    placeIds: [placeId, ...views.placeIds].slice(0, most),
    owed: Math.min(views.owed + 1, most),
  };
}

function fieldsOf(text: string | null): { [Name in keyof CountedViews]?: unknown } {
  if (text === null) return {};
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
