import { ImportFileError } from './file-problem.ts';

/** Supported encodings, named as in the Encoding Standard. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  /** Text without the byte order mark. */
  text: string;
  encoding: TextEncoding;
}

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Decodes a file by its byte order mark, otherwise as valid UTF-8, otherwise as Windows-1252, the encoding of Brazilian
 * Excel (https://encoding.spec.whatwg.org/#windows-1252).
 * @throws ImportFileError 'empty'; 'spreadsheet' for a workbook of Excel or LibreOffice; 'binary'
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length === 0) throw new ImportFileError('empty');
  // ZIP (xlsx, ods) or the older compound file format (xls).
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new ImportFileError('spreadsheet');
  }
  if (startsWith(bytes, 0xff, 0xfe)) return decodeAs(bytes, 'utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decodeAs(bytes, 'utf-16be');
  // UTF-8 and Windows-1252 texts contain no NUL byte.
  if (bytes.includes(0)) throw new ImportFileError('binary');
  try {
    return decodeAs(bytes, 'utf-8', true);
  } catch {
    return decodeAs(bytes, 'windows-1252');
  }
}

function decodeAs(bytes: Uint8Array, encoding: TextEncoding, fatal = false): DecodedText {
  return { text: new TextDecoder(encoding, { fatal }).decode(bytes), encoding };
}
