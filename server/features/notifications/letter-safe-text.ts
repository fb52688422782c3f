/** Maximum length of a name in a greeting, and of a title in a subject. */
const maxNameLength = 40;
const maxTitleLength = 80;

/** Code points that mail programs and readers take for the dot of an address; NFKC maps other variants to '.'. */
const dotVariants = /[·܁܂۔‧•∙⋅。・ꓸ]/gu;

/**
 * Matches an e-mail address, a scheme, a domain or an IPv4 address. A dot directly followed by two letters counts as a
 * domain: any word may be a top-level domain, and a mail program turns it into a link.
 */
const addressPattern = /\S@\S|:[/\\]{2}|(?<!\.)\.[\p{L}\p{M}]{2}|\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){3}/u;

/** Returns true if a text contains an address, also one with look-alike or invisible characters. */
export function containsAddress(text: string): boolean {
  const normalized = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(dotVariants, '.');
  return addressPattern.test(normalized);
}

/** Returns the name for a greeting, or '' if it contains an address or has more than 40 characters. */
export function greetingName(displayName: string): string {
  const isLong = [...displayName.normalize('NFKC')].length > maxNameLength;
  return isLong || containsAddress(displayName) ? '' : displayName;
}

/**
 * Returns a title for a subject, cut to 80 characters, or '' if it contains an address.
 * @param title one line, as parsed by toNotificationDetails()
 */
export function subjectTitle(title: string): string {
  if (containsAddress(title)) return '';
  const characters = [...title];
  if (characters.length <= maxTitleLength) return title;
  return `${characters
    .slice(0, maxTitleLength - 1)
    .join('')
    .trimEnd()}…`;
}
