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
  const [, firstText = '', lastText = ''] =
    /^bytes=(\d{0,20})-(\d{0,20})$/.exec(header ?? '') ?? [];
  if (firstText === '' && lastText === '') return 'whole';
  if (firstText === '') {
    const suffixLength = Number(lastText);
    return suffixLength === 0 || length === 0
      ? 'outside'
      : { start: Math.max(0, length - suffixLength), end: length - 1 };
  }
  const start = Number(firstText);
  const end = lastText === '' ? length - 1 : Math.min(Number(lastText), length - 1);
  if (lastText !== '' && Number(lastText) < start) return 'whole';
  return start >= length ? 'outside' : { start, end };
}
