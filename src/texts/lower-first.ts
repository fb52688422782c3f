/** For the middle of a sentence: 'preço no Stripe' of 'Preço no Stripe'. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
