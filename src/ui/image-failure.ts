/**
 * Returns true if an image has already failed to load. An image in server-rendered HTML is requested before the error
 * handler is attached.
 * @param image null after unmount
 */
export function hasImageFailed(image: HTMLImageElement | null): boolean {
  return image !== null && image.currentSrc !== '' && image.complete && image.naturalWidth === 0;
}
