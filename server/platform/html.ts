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
 * Returns the HTML of a script element that contains the value as JSON; no Content-Security-Policy applies to it.
 * Characters are escaped, so that no text in the value can end the element or begin a comment ('</script>', '<!--').
 * U+2028 and U+2029 are escaped for older JSON parsers, which treat them as line breaks.
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
