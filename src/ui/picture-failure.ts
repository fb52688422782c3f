/**
 * Whether a picture has failed by now. One in the server's HTML is asked for before the code is there that would hear
 * of it.
 *
 * @param picture null when it has gone
 */
export function hasFailedAlready(picture: HTMLImageElement | null): boolean {
  return (
    picture !== null && picture.currentSrc !== '' && picture.complete && picture.naturalWidth === 0
  );
}
