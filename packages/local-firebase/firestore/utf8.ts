const loneSurrogate = /\p{Surrogate}/u;

/** Returns whether the text can be encoded as UTF-8: it contains no lone surrogate. */
export function isWellFormed(text: string): boolean {
  return !loneSurrogate.test(text);
}
