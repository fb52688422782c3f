/** Returns a text with an upper-case first letter: 'domingo' becomes 'Domingo'. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
