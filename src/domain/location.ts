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
 * A stored location in its parts: the first comma-separated part is the address, the rest the city
 * (SPEC section 5), both trimmed. An address that itself holds a comma comes back shorter: that is
 * the stored form's own limit.
 */
export function splitLocation(location: string): LocationParts {
  const comma = location.indexOf(',');
  if (comma === -1) return { address: location.trim(), city: '' };
  return { address: location.slice(0, comma).trim(), city: location.slice(comma + 1).trim() };
}
