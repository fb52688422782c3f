/**
 * Normalises text for comparison: removes accents (NFD, combining marks dropped) and lowercases it. 'São João' and 'SAO
 * JOAO' become 'sao joao'. A final sigma becomes a sigma, so that joined words fold like their parts. Used by search and
 * by the stored search* fields.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}
