import type { FixedOffsetPeriod } from './zoned-time.ts';

/** Query data embedded in a page, so that it is not fetched again. */
export interface PagePayload {
  /**
   * Time of rendering by the server's clock, in milliseconds since 1970; null if the server did not render the page and
   * the service worker added the data to the shell.
   */
  at: number | null;
  /**
   * UTC offset of the brand's time zone around the time of rendering; null if it changes in that period or is unknown.
   */
  steady: FixedOffsetPeriod | null;
  /** Age of the data at the time of rendering, in milliseconds. */
  ageMs: number;
  /** Keys and data of the query cache. */
  queries: [key: readonly unknown[], answer: unknown][];
}

/** Id of the element that contains the payload. */
export const payloadElementId = 'page-data';

const dateKey = '$date';
const mapKey = '$map';

/**
 * Serialises a payload for a script element of type application/json. The text contains no '<', which could close the
 * element or open a comment.
 */
export function writePayload(payload: PagePayload): string {
  const text = JSON.stringify(payload, function (this: Record<string, unknown>, name, value) {
    const original = this[name];
    if (original instanceof Date) return { [dateKey]: original.getTime() };
    if (original instanceof Map) return { [mapKey]: [...original] };
    return value as unknown;
  });
  return text
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Matches the age of the data in a page. */
const payloadAgePattern = /(id="page-data">\{[^[]*?"ageMs":)(\d+)/;

/** Returns the HTML of a page with the age of its data increased by `ms`, because it is sent later than rendered. */
export function addPayloadAge(html: string, ms: number): string {
  return html.replace(
    payloadAgePattern,
    (_, ageFieldStart: string, age: string) => `${ageFieldStart}${Number(age) + ms}`,
  );
}

/**
 * Parses the text that writePayload() has written.
 * @throws SyntaxError for any other text
 */
export function readPayload(text: string): PagePayload {
  return JSON.parse(text, (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (dateKey in value) return new Date(value[dateKey] as number);
    if (mapKey in value) return new Map(value[mapKey] as [unknown, unknown][]);
    return value;
  }) as PagePayload;
}
