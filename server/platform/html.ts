const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML (in an element or a quoted attribute) and for XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => htmlEntities[character] ?? character);
}

/** Returns one empty element with escaped attributes; undefined attributes are omitted. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string {
  const attributeTexts = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : ` ${attribute}="${escapeHtml(value)}"`,
  );
  return `<${name}${attributeTexts.join('')}>`;
}

/**
 * Returns a value in a script element that contains data, not code ('application/ld+json', 'application/json'), to
 * which no Content-Security-Policy applies. No text ends the element or begins a comment ('</script>', '<!--'), or
 * contains a character that older JSON parsers treat as a line break (U+2028, U+2029).
 * @param attributes in addition to `type`, such as an id
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
