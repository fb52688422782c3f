import { languages } from '#shared/languages.ts';
import { dayMs } from '#shared/time-units.ts';

/** Address of the file (RFC 9116, section 3). */
export const securityTextPath = '/.well-known/security.txt';

/** Days until the file expires: less than a year, as RFC 9116 recommends, and far longer than any cache keeps it. */
const validDays = 364;

/**
 * Returns security.txt (RFC 9116), which states where security researchers report a vulnerability.
 * @param contactEmail public address of the operator, valid as isContactEmail() defines
 * @param now time in milliseconds since 1970. The file expires 364 days after the start of this UTC day, so that its
 * entity tag changes once a day and not with each request
 */
export function securityText(
  publicOrigin: string | null,
  contactEmail: string,
  now: number,
): string {
  const expiresAt = new Date((Math.floor(now / dayMs) + validDays) * dayMs);
  return [
    // The part before the at sign may contain characters that a URI does not allow.
    `Contact: mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`,
    `Expires: ${expiresAt.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(publicOrigin === null ? [] : [`Canonical: ${publicOrigin}${securityTextPath}`]),
    '',
  ].join('\n');
}
