export const startExport = 'Exportar';
export const cancelExport = 'Cancelar exportação';
export const close = 'Fechar';

/** @param rowCount number of rows as text: '12 lugares' */
export function exportDone(rowCount: string): string {
  return `Pronto: ${rowCount} no arquivo <file/>, nos seus downloads.`;
}
