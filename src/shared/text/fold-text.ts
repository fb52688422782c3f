/**
 * The form in which texts are compared: accents removed (NFD, combining marks dropped), lower case.
 * 'São João' and 'SAO JOAO' fold to 'sao joao'. Used by search and by the stored search* fields.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
