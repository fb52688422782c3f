/**
 * Returns the number of pending marks as text: '3 alterações nos favoritos serão enviadas quando a conexão voltar.'
 */
export function pendingMarksText(count: number): string {
  return count === 1
    ? '1 alteração nos favoritos será enviada quando a conexão voltar.'
    : `${count} alterações nos favoritos serão enviadas quando a conexão voltar.`;
}
