/** First and last byte, both included. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header (RFC 9110, section 14). For other units, several ranges and invalid headers the whole body is
 * sent, as the standard allows.
 * @param length bytes of the body
 * @returns 'outside' when nothing of the body is in the range: 416
 */
export function parseByteRange(
  header: string | undefined,
  length: number,
): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d{0,20})-(\d{0,20})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const suffixLength = Number(last);
    return suffixLength === 0 || length === 0
      ? 'outside'
      : { start: Math.max(0, length - suffixLength), end: length - 1 };
  }
  const start = Number(first);
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= length ? 'outside' : { start, end };
}
