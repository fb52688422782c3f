import type { SteadyTime } from './zoned-time.ts';

/** The answers that a page brings along, so that nothing of it is read again. */
export interface PagePayload {
  /**
   * The moment of rendering, in milliseconds since 1970 by the server's clock; null if the server did not render the
   * page: the service worker added the answers to the shell.
   */
  at: number | null;
  /** Of the zone's clocks then. */
  steady: SteadyTime | null;
  /** How old the data were then, in milliseconds. */
  ageMs: number;
  /** Keys and answers of the query cache. */
  queries: [key: readonly unknown[], answer: unknown][];
}

/** The element that holds it. */
export const payloadId = 'page-data';

const dateMark = '$date';
const mapMark = '$map';

/** As text that may stand in a script element of type application/json: no '<' ends it or begins a comment. */
export function writePayload(payload: PagePayload): string {
  const text = JSON.stringify(payload, function (this: Record<string, unknown>, name, value) {
    const original = this[name];
    if (original instanceof Date) return { [dateMark]: original.getTime() };
    if (original instanceof Map) return { [mapMark]: [...original] };
    return value as unknown;
  });
  return text
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** @throws SyntaxError for anything that writePayload() has not written */
export function readPayload(text: string): PagePayload {
  return JSON.parse(text, (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (dateMark in value) return new Date(value[dateMark] as number);
    if (mapMark in value) return new Map(value[mapMark] as [unknown, unknown][]);
    return value;
  }) as PagePayload;
}
