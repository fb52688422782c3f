/**
 * Returns true if an image has already failed to load. An image in server-rendered HTML is requested before the error
 * handler is attached.
 * @param picture null after unmount
 */
export function hasImageFailed(picture: HTMLImageElement | null): boolean {
  return (
    picture !== null && picture.currentSrc !== '' && picture.complete && picture.naturalWidth === 0
  );
}
