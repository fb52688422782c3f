export { createEventSearch } from '#features/events/model/event-search.ts';
export { decodePlaceHours } from '#features/opening-hours/model/place-hours-codec.ts';
export { decodePlaceIndex, encodePlaceIndex } from '#domain/place-index-codec.ts';
export { createPlaceSearch } from '#domain/place-search.ts';
