/** First letters of the first and the last name, in capitals: 'Ana Maria Souza' gives 'AS'. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (
    [first, last]
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toLocaleUpperCase('pt-BR') || '?'
  );
}
