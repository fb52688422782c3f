/** Classes of text fields and selects. A module of its own, so that a select loads no field. */
export const controlClasses =
  'min-h-11 w-full rounded-control border border-control-line bg-field px-3 text-base text-ink placeholder:text-ink-muted';
