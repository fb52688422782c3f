import { invalidRequest } from '../api-error.ts';
import type { Params, ParamValue } from './form-body.ts';

/** Returns a text; an empty one counts as absent, as in Stripe's API. */
export function optionalText(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, { param: name });
  if (value.length > 5000) {
    throw invalidRequest(`Invalid string: ${name} must be at most 5000 characters`, {
      param: name,
    });
  }
  return value;
}

/** Returns a required text. @throws StripeApiError parameter_missing */
export function requiredText(params: Params, name: string): string {
  const value = optionalText(params, name);
  if (value !== undefined) return value;
  throw invalidRequest(`Missing required param: ${name}.`, {
    code: 'parameter_missing',
    param: name,
  });
}

export function optionalInteger(params: Params, name: string): number | undefined {
  const text = optionalText(params, name);
  if (text === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(text)) {
    throw invalidRequest(`Invalid integer: ${text}`, {
      code: 'parameter_invalid_integer',
      param: name,
    });
  }
  return Number(text);
}

export function optionalBoolean(params: Params, name: string): boolean | undefined {
  const text = optionalText(params, name);
  if (text === undefined) return undefined;
  if (text !== 'true' && text !== 'false') {
    throw invalidRequest(`Invalid boolean: ${text}`, { param: name });
  }
  return text === 'true';
}

/** Returns a text that must be one of the given values. */
export function optionalChoice<C extends string>(
  params: Params,
  name: string,
  choices: readonly C[],
): C | undefined {
  const text = optionalText(params, name);
  if (text === undefined) return undefined;
  const choice = choices.find((known) => known === text);
  if (choice !== undefined) return choice;
  throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name });
}

export function optionalMap(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (isMap(value)) return value;
  throw invalidRequest('Invalid object', { param: name });
}

export function optionalList(params: Params, name: string): ParamValue[] | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (Array.isArray(value)) return value;
  throw invalidRequest('Invalid array', { param: name });
}

/** Returns the maps of a list, such as line_items. */
export function mapsOf(params: Params, name: string): Params[] {
  return (optionalList(params, name) ?? []).map((item) => {
    if (isMap(item)) return item;
    throw invalidRequest('Invalid object', { param: name });
  });
}

/**
 * Returns the metadata after a request: named keys are set, keys with an empty text are removed, and an empty text
 * instead of a map removes all keys.
 */
export function changedMetadata(
  params: Params,
  before: Readonly<Record<string, string>> = {},
): Record<string, string> {
  if (params['metadata'] === '') return {};
  const after: Record<string, string> = { ...before };
  for (const [key, value] of Object.entries(optionalMap(params, 'metadata') ?? {})) {
    if (typeof value !== 'string') {
      throw invalidRequest('Metadata values must be strings', { param: 'metadata' });
    }
    if (key.length > 40 || value.length > 500) {
      throw invalidRequest(
        'Metadata keys have at most 40 characters, and values at most 500 characters',
        { param: 'metadata' },
      );
    }
    if (value === '') delete after[key];
    else after[key] = value;
  }
  return after;
}

/** Returns an http or https URL. @throws StripeApiError url_invalid for any other text */
export function optionalUrl(params: Params, name: string): string | undefined {
  const text = optionalText(params, name);
  if (text === undefined) return undefined;
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (isWeb) return text;
  throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: name });
}

/**
 * Refuses unknown parameters. `expand` is always accepted.
 * @throws StripeApiError parameter_unknown for the first parameter that an endpoint does not accept
 */
export function refuseUnknown(params: Params, accepted: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => name !== 'expand' && !accepted.includes(name));
  if (unknown === undefined) return;
  throw invalidRequest(`Received unknown parameter: ${unknown}`, {
    code: 'parameter_unknown',
    param: unknown,
  });
}

function isMap(value: ParamValue): value is Params {
  return typeof value === 'object' && !Array.isArray(value);
}
