import { invalidArgument } from '../errors.ts';

/** Parameters that every method of the public API accepts; they have no effect here. */
const system: ReadonlySet<string> = new Set([
  ...[
    'alt',
    '$alt',
    '$.xgafv',
    'prettyPrint',
    '$prettyPrint',
    'key',
    'access_token',
    'oauth_token',
  ],
  ...['callback', '$callback', 'fields', '$fields', 'quotaUser', 'uploadType', 'upload_protocol'],
]);

const consistency = ['transaction', 'readTime'];
const precondition = ['currentDocument.exists', 'currentDocument.updateTime'];
const mask = 'mask.fieldPaths';

/** Parameters of each plain method, by their JSON names. */
const known = {
  get: new Set([mask, ...consistency]),
  list: new Set([...['pageSize', 'pageToken', 'orderBy', 'showMissing', mask], ...consistency]),
  create: new Set(['documentId', mask]),
  patch: new Set(['updateMask.fieldPaths', mask, ...precondition]),
  delete: new Set(precondition),
} satisfies Record<string, ReadonlySet<string>>;

/**
 * Returns the parameters of one plain method under their JSON names; protocol buffer names (page_size) are accepted.
 * @param query the text after the question mark
 * @throws FirestoreError INVALID_ARGUMENT for a parameter that the method does not have
 */
export function parametersOf(method: keyof typeof known, query: string): URLSearchParams {
  const given = new URLSearchParams(query);
  const result = new URLSearchParams();
  for (const [name, value] of given) {
    if (system.has(name)) continue;
    const jsonName = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (!known[method].has(jsonName)) {
      throw invalidArgument(
        `Invalid JSON payload received. Unknown name "${name.slice(0, 100)}": Cannot bind query parameter.`,
      );
    }
    result.append(jsonName, value);
  }
  return result;
}
