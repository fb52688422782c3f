// All queues of the super admins

export const listEndedOnPreviousPage = 'A lista acabou na página anterior';
export const deletedPlace = 'Lugar excluído';
export const saving = 'Salvando...';
export const answerToAuthorLabel = 'Resposta à pessoa';

// Requests of users about a place

export const answerLabel = 'Resposta';
export const decline = 'Recusar';
export const undo = 'Desfazer';

/** @param day such as '21/03' */
export function answerDue(day: string): string {
  return `Responder até ${day}`;
}

export function answerOverdue(day: string): string {
  return `Venceu em ${day}`;
}

/** @param label of the decided items: 'Encerradas' */
export function showClosed(label: string): string {
  return `Ver ${label.toLowerCase()}`;
}
