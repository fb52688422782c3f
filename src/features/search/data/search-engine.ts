export { createEventSearch } from '#features/events/model/event-search.ts';
export { decodePlaceHours } from '#features/search/model/place-hours-codec.ts';
export { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
export { createPlaceSearch } from '#features/search/model/place-search.ts';
