/** Parameters of a command: JSON of the control API, or the fields of a form. */
export type Command = Readonly<Record<string, unknown>>;

/** Returns a required text. @throws RangeError when it is missing */
export function text(command: Command, name: string): string {
  const value = optional(command, name);
  if (value === undefined) throw new RangeError(`'${name}' is missing.`);
  return value;
}

export function optional(command: Command, name: string): string | undefined {
  const value = command[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns a whole number from 0 to `max`, or `fallback` without a value. @throws RangeError for any other value */
export function whole(command: Command, name: string, fallback: number, max: number): number {
  const value = command[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0 && number <= max) return number;
  throw new RangeError(`'${name}' must be a whole number from 0 to ${max}.`);
}
