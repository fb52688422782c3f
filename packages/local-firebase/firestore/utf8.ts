const loneSurrogate = /\p{Surrogate}/u;

/** Whether the text can be written as UTF-8: it holds no half of a surrogate pair. */
export function isWellFormed(text: string): boolean {
  return !loneSurrogate.test(text);
}
