const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, in an element or between quotes, and in XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => replacements[character] ?? character);
}

/** One empty element, attributes escaped; those that are undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : ` ${attribute}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/**
 * A value inside a script element that is data and not code ('application/ld+json', 'application/json'): no
 * Content-Security-Policy applies to it. No text in it ends the element or begins a comment ('</script>', '<!--'), and
 * none holds a character that older readers of JSON take for the end of a line (U+2028, U+2029).
 * @param attributes beside `type`, such as an id
 */
export function dataBlock(
  type: `application/${string}`,
  value: unknown,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${element('script', { type, ...attributes })}${json}</script>`;
}
