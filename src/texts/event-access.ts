import type { EventAccess } from '#features/events/model/event.ts';

export const eventAccessLabels: Record<EventAccess, string> = {
  wheelchair: 'Acesso para cadeira de rodas',
  sign_language: 'Intérprete de Libras',
  audio_description: 'Audiodescrição',
  quiet_area: 'Espaço tranquilo',
};
