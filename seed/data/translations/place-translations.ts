/** Descriptions of seeded places in other languages, by title. */
export type PlaceTranslations = Readonly<Record<string, { es: string; en: string }>>;
