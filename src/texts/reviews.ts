import { countText } from './formats.ts';

/** '1 avaliação', '128 avaliações'. */
export function reviewCountText(count: number): string {
  return countText(count, 'avaliação', 'avaliações');
}

/** Why a review cannot be stored yet, or ''. */
export function unsentPicturesText(uploads: { isBusy: boolean; failedCount: number }): string {
  if (uploads.isBusy) return 'Aguarde o envio das fotos.';
  if (uploads.failedCount === 0) return '';
  return uploads.failedCount === 1
    ? 'Uma foto não foi enviada. Tente novamente ou remova a foto.'
    : 'Algumas fotos não foram enviadas. Tente novamente ou remova as fotos.';
}

/** How many of the reviews that were read hold the words that somebody looks for. */
export function foundText(found: number, read: number): string {
  return `${found} de ${countText(read, 'avaliação carregada', 'avaliações carregadas')}`;
}

/** '1 pessoa achou útil', '12 pessoas acharam útil'. */
export function helpfulText(count: number): string {
  return `${countText(count, 'pessoa achou', 'pessoas acharam')} útil`;
}
