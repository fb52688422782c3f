import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const listsErrors: ErrorSentences = { default: 'Could not load your lists' };

const listDeletedText = 'This list no longer exists. You may have deleted it on another device.';

const noPermissionText = 'Your account cannot change lists right now. Contact the administrator.';

export const listChangeErrors: ErrorSentences = {
  default: 'Your list was not saved',
  'not-found': listDeletedText,
  'permission-denied': noPermissionText,
  'too-many-items': 'This list already has 100 places. Remove one or start another list.',
  'invalid-input': 'The text is empty or too long. Correct it and save again.',
};

export const listCreateErrors: ErrorSentences = {
  default: 'Your list was not created',
  'permission-denied': noPermissionText,
  'too-many-items': 'You already have 50 lists. Delete one to create another.',
  'invalid-input': 'The text is empty or too long. Correct it and save again.',
};

export const listDeleteErrors: ErrorSentences = {
  default: 'The list was not deleted',
  'permission-denied': noPermissionText,
};

export const publicListErrors: ErrorSentences = {
  default: 'Could not load the list',
  'not-found': 'List not found',
  'invalid-input': 'List not found',
  hints: {
    'not-found': 'It is private, it was deleted or the link is incomplete.',
    'invalid-input': 'It is private, it was deleted or the link is incomplete.',
  },
};

export function listedPlaces(count: number): string {
  if (count === 0) return 'No places yet';
  return count === 1 ? '1 place' : `${count} places`;
}

// Forms of a list
export const nameLabel = 'Name of the list';
export const nameExample = 'E.g. Perfect late afternoon';
export const nameMissing = 'Give the list a name.';
export const noteLabel = 'About the list (optional)';
export const saving = 'Saving…';
export const save = 'Save';
export const editList = 'Edit list';
export const newList = 'New list';
export const createList = 'Create list';
export const awaitingApproval =
  'Your account is awaiting approval by the administrator. Once it is approved, you can create lists.';

// Adding a place
export const addToList = 'Add to list';
export const openingLists = 'Opening your lists…';
export const createAndAdd = 'Create and add';
export const done = 'Done';

// Copy
export const duplicate = 'Duplicate';
export const duplicateList = 'Duplicate list';
export const copyToMyLists = 'Copy to my lists';
export const copy = 'Copy';
export const listCopied = 'List copied';
export const openList = 'Open';

export function copyName(name: string): string {
  return `Copy of ${name}`;
}

export function copyDescription(placeCount: number): string {
  return `${listedPlaces(placeCount)}. The notes are copied too. Only you can see the copy.`;
}

// Deletion
export const deleteList = 'Delete list';
export const confirmDeletion = 'Delete';
export const deleting = 'Deleting…';
export const listDeleted = 'List deleted';
export const undo = 'Undo';

export function deletionQuestion(name: string): string {
  return `Are you sure you want to delete “${name}”? Its notes will be erased. The places and your favourites will stay as they are.`;
}

// My lists
export const myListsPageTitle = `My lists · ${brand.name}`;
export const myLists = 'My lists';
export const myListsHint =
  'Your own collections of places, in any order you like. Only you can see a list until you share its link.';
export const loadingLists = 'Loading your lists…';
export const noListsTitle = 'No lists yet';
export const noListsHint =
  'Create your first one, such as “Perfect late afternoon”, and add places from their pages.';

export const openToAll = 'Open to anyone with the link';
export const onlyOwn = 'Only you can see it';

/** Returns 'Edit list “Beaches”', the accessible name of an option. */
export function optionOfList(option: string, name: string): string {
  return `${option} “${name}”`;
}

export function listOptions(name: string): string {
  return `More options for the list “${name}”`;
}

// List
export const loading = 'Loading…';
export const loadingList = 'Loading your list…';
export const edit = 'Edit';
export const planDay = 'Plan your day';
export const planDayWithPlace = 'Plan your day with this place';
export const compare = 'Compare';
export const showMap = 'Show map';
export const hideMap = 'Hide map';
export const loadingMap = 'Loading map…';

export function mapOf(name: string): string {
  return `Map of ${name}`;
}

export const print = 'Print';
export const printIncomplete = 'Not all places could be loaded. Tap “Print” again.';
export const visibilityLabel = 'Who can see this list';
export const shareByAddress = 'Anyone with the link can see it';
export const publicHint =
  'It shows the name, the text, the places and your notes. Nothing about you.';
export const privateHint = 'At the moment, only you can see this list.';
export const share = 'Share';
export const seePage = 'See the page';
export const noListPageTitle = `List not found · ${brand.name}`;
export const noListTitle = 'List not found';
export const noListHint = 'It was deleted, or the link is incomplete.';
export const seeMyLists = 'See my lists';

// Places of a list
export function placesOf(name: string): string {
  return `Places in ${name}`;
}

export const loadingPlaces = 'Loading the places…';
export const showMore = 'Show more';
export const noItemsTitle = 'No places in this list yet';
export const noItemsHint = "On a place's page, tap “Add to list”.";
export const discoverPlaces = 'Discover places';
export const unavailablePlace = 'Place unavailable';
export const unreadPlace = 'Place in the list';
export const placeNotPublic = 'This place is no longer in the guide or is temporarily unavailable.';
export const placeNotLoaded = 'It could not be loaded right now.';
export const retry = 'Try again';

export function moveUp(title: string): string {
  return `Move ${title} up`;
}

export function moveDown(title: string): string {
  return `Move ${title} down`;
}

export function positionOf(position: number, count: number): string {
  return `Position ${position} of ${count}`;
}

export function removeItem(title: string): string {
  return `Remove ${title} from the list`;
}

export function itemRemoved(title: string): string {
  return `${title} removed from the list`;
}

// Note about a place
export function addNoteAbout(title: string): string {
  return `Add a note about ${title}`;
}

export function editNoteAbout(title: string): string {
  return `Edit the note about ${title}`;
}

export function noteAbout(title: string): string {
  return `Note about ${title}`;
}

export const itemNoteLabel = 'Your note';
export const itemNoteHint = 'On one line. Leave it blank to remove the note.';
export const itemNoteExample = 'E.g. ask for a table outside';
export const saveItemNote = 'Save note';

// Public list
export const homeLink = 'Home';
export const loadingPublicList = 'Loading the list…';

export function publicListCount(count: number, goneCount: number): string {
  if (goneCount === 0) return listedPlaces(count);
  const goneText =
    goneCount === 1
      ? '1 place is no longer in the guide'
      : `${goneCount} places are no longer in the guide`;
  return `${listedPlaces(count)} · ${goneText}`;
}

export const noneInMapArea = 'No places from this list in this area of the map.';
export const noPublicItemsTitle = 'No places in this list right now';
export const noPublicItemsHint =
  'The person who made the list has not added any places yet, or the places are no longer in the guide.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
