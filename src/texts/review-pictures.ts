/** Why a review cannot be stored yet, or ''. */
export function unsentPicturesText(uploads: { isBusy: boolean; failedCount: number }): string {
  if (uploads.isBusy) return 'Aguarde o envio das fotos.';
  if (uploads.failedCount === 0) return '';
  return uploads.failedCount === 1
    ? 'Uma foto não foi enviada. Tente novamente ou remova a foto.'
    : 'Algumas fotos não foram enviadas. Tente novamente ou remova as fotos.';
}
