/** The two parts of a stored location. */
export interface LocationParts {
  address: string;
  city: string;
}

/** 'address, city' without empty parts (SPEC section 5). */
export function joinLocation({ address, city }: LocationParts): string {
  return [address.trim(), city.trim()].filter((part) => part !== '').join(', ');
}

/**
 * A stored location in its parts, both trimmed: split at the last comma when what follows holds no digit, so that
 * 'Rua das Flores, 100, Florianópolis' keeps its number, else at the first (SPEC section 5; DESIGN section 11).
 * What was joined comes back where the city holds neither comma nor digit, or the address no comma; else the one
 * form cannot tell where the address ends.
 */
export function splitLocation(location: string): LocationParts {
  const last = location.lastIndexOf(',');
  const comma = /\d/.test(location.slice(last)) ? location.indexOf(',') : last;
  if (comma === -1) return { address: location.trim(), city: '' };
  return { address: location.slice(0, comma).trim(), city: location.slice(comma + 1).trim() };
}
