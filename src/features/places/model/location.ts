/** Address and city of a stored location. */
export interface LocationParts {
  address: string;
  city: string;
}

/** Returns 'address, city', without empty parts. */
export function joinLocation({ address, city }: LocationParts): string {
  return [address.trim(), city.trim()].filter((part) => part !== '').join(', ');
}

/**
 * Splits a stored location into address and city, both trimmed. Splits at the last comma if the text after it contains
 * no digit, so that 'Rua das Flores, 100, Florianópolis' keeps its number; otherwise at the first comma between two
 * texts. For two parts that are not empty, this reverses joinLocation() if the city contains neither a comma nor a
 * digit, or if the joined text contains only one comma. In other cases the end of the address is ambiguous.
 *
 * Commas at the end are dropped. Otherwise each reading of 'Rua A, ,,' would drop one, and the editor would take the
 * difference for a change by another user.
 */
export function splitLocation(location: string): LocationParts {
  let end = location.length;
  while (/[\s,]/.test(location[end - 1] ?? '')) end -= 1;
  const text = location.slice(0, end);
  const lastComma = text.lastIndexOf(',');
  const isNumberLast = /\d/.test(text.slice(lastComma));
  const start = isNumberLast ? text.search(/[^\s,]/) : 0;
  const comma = isNumberLast ? text.indexOf(',', start) : lastComma;
  if (comma === -1) return { address: text.slice(start).trim(), city: '' };
  return { address: text.slice(start, comma).trim(), city: text.slice(comma + 1).trim() };
}
