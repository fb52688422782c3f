import { linkTo } from '#shared/routes.ts';

const parameter = 'ver';
const value = 'eventos';

/** Address of the saved events on the favourites page. */
export const savedEventsLink = linkTo('/favorites', { [parameter]: value });

/** Returns true if the address of the favourites page asks for the saved events. */
export function isSavedEventsView(params: URLSearchParams): boolean {
  return params.get(parameter) === value;
}
