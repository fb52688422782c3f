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
 * no digit, so that 'Rua das Flores, 100, Florianópolis' keeps its number; otherwise at the first comma. For two parts
 * that are not empty, this reverses joinLocation() if the city contains neither a comma nor a digit, or if the joined
 * text contains only one comma. In other cases the end of the address is ambiguous.
 */
export function splitLocation(location: string): LocationParts {
  const lastComma = location.lastIndexOf(',');
  const comma = /\d/.test(location.slice(lastComma)) ? location.indexOf(',') : lastComma;
  if (comma === -1) return { address: location.trim(), city: '' };
  return { address: location.slice(0, comma).trim(), city: location.slice(comma + 1).trim() };
}
