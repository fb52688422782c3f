export function removeMark(title: string): string {
  return `Remover ${title} dos favoritos`;
}

export function saveMark(title: string): string {
  return `Salvar ${title}`;
}

export const markQueued = 'Será enviado quando a conexão voltar.';

export const markSaved = 'Salvo';
/** Link to the saved items. */
export const viewSaved = 'Ver';
