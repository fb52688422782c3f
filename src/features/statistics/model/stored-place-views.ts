/**
 * Reads the daily views of a place in one month, stored in placeViews/{placeId}_{YYYY-MM}. The keys of the map are the
 * days of the month ('01' to '31'). Invalid counts are omitted.
 */
export function toDailyViews(fields: Record<string, unknown> | undefined): Map<string, number> {
  const days: unknown = fields?.['days'];
  if (typeof days !== 'object' || days === null) return new Map();
  return new Map(
    Object.entries(days).filter(
      (entry): entry is [string, number] =>
        /^\d{2}$/.test(entry[0]) && Number.isSafeInteger(entry[1]) && Number(entry[1]) >= 0,
    ),
  );
}
