/** The shape of a module of texts in another language: the same names and parameters, other sentences. */
export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : T extends readonly unknown[] | object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T;

/**
 * Checks at compile time that a module of texts has every export of the Portuguese one:
 * `export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>`.
 */
export type TranslationOf<Portuguese, Own extends Translated<Portuguese>> = Own;
