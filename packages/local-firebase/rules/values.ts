/**
 * Values of the rules language. A JavaScript bigint is an int, a JavaScript number is always a float. Maps are Map
 * objects and lists are arrays; both are immutable.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesBytes
  | RulesPath
  | RulesSet
  | RulesMapDiff
  | readonly RulesValue[]
  | Map<string, RulesValue>;

/** An instant: whole seconds since 1970 (UTC) and nanoseconds 0 to 999,999,999. */
export class RulesTimestamp {
  readonly seconds: bigint;
  readonly nanos: number;
  constructor(seconds: bigint, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

/** A signed duration: seconds and nanoseconds of the same sign. */
export class RulesDuration {
  readonly seconds: bigint;
  readonly nanos: number;
  constructor(seconds: bigint, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

/** A GeoPoint in decimal degrees. */
export class RulesLatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** A sequence of bytes. */
export class RulesBytes {
  readonly data: Uint8Array;
  constructor(data: Uint8Array) {
    this.data = data;
  }
}

/** A path; reference values are whole paths ('databases', '(default)', 'documents', ...). */
export class RulesPath {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

/** A set. Its elements are distinct by the language's equality of sets. */
export class RulesSet {
  readonly elements: readonly RulesValue[];
  constructor(elements: readonly RulesValue[]) {
    this.elements = elements;
  }
}

/** The result of map.diff(other). */
export class RulesMapDiff {
  readonly left: Map<string, RulesValue>;
  readonly right: Map<string, RulesValue>;
  constructor(left: Map<string, RulesValue>, right: Map<string, RulesValue>) {
    this.left = left;
    this.right = right;
  }
}
