import type { ReservationRefusal } from '#features/reservations/model/reservation-contract.ts';
import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import {
  maxDaysAhead,
  maxOpenReservations,
  maxPeople,
} from '#features/reservations/model/reservation-request.ts';
import type { ReservationDay } from '#features/reservations/model/reservation-times.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { formatInteger } from '#shared/formats/formats.en.ts';
import { peopleText } from '#shared/formats/phrases.en.ts';
import { fullDateText, shortWeekdayText } from '#shared/formats/stored-dates.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

type ReservationMoment = Pick<ReservationRequest, 'date' | 'time'>;
type ReservationTerms = Pick<ReservationRequest, 'date' | 'time' | 'people'>;

export const reservationSaveErrors: ErrorSentences = {
  default: 'Could not send your booking request',
  'permission-denied':
    'The request was not accepted: the status of your account has changed. Refresh the page and try again.',
};

export const reservationChangeErrors: ErrorSentences = {
  default: 'Could not change the booking',
  'not-found': 'This booking no longer exists. Refresh the page.',
  'permission-denied':
    'The status of your account does not allow changes right now. Call the place to change the booking.',
};

export const reservationCancelErrors: ErrorSentences = {
  default: 'Could not cancel the booking',
  conflict:
    'The place declined this request before you cancelled it. There is nothing left to cancel.',
  'not-found': 'This booking no longer exists. Refresh the page.',
  'permission-denied':
    'The status of your account does not allow you to cancel right now. Call the place to cancel.',
};

export const reservationDisputeErrors: ErrorSentences = {
  default: 'Could not dispute the no-show',
  'not-found': 'This booking no longer exists. Refresh the page.',
  'permission-denied':
    'The status of your account does not allow disputes right now. Call the place.',
};

export const reservationsErrors: ErrorSentences = { default: 'Could not load your bookings' };

export const reservationRefusalSentences: Record<ReservationRefusal, string> = {
  place_gone: 'This place is not in the guide at the moment. Choose another place.',
  no_requests:
    'This place does not take bookings through the guide. Its page shows how to contact it.',
  past: 'This time has already passed. Choose a later one.',
  too_far: `The guide accepts bookings for the next ${maxDaysAhead} days. Choose an earlier date.`,
  closed_day: 'The place is closed on this date. Choose another one.',
  outside_hours: 'The place takes no bookings at this time. Choose another time.',
  full: 'There are no tables left at this time. Choose another time or another date.',
  too_many: `You already have ${maxOpenReservations} upcoming bookings. Cancel one of them to request another.`,
  same_moment: 'You already have a request at this place for this time. Choose another time.',
  no_longer_open:
    "This booking is in the past or no longer valid. To make another, send a new request on the place's page.",
  not_answerable: 'This booking has changed, so the answer no longer applies. Check it now.',
  not_disputable: 'This no-show can no longer be disputed. Contact the place.',
};

export function reservationStateText(
  { status }: Pick<ReservationRequest, 'status'>,
  isFuture: boolean,
): string {
  switch (status) {
    case 'pending':
      return isFuture
        ? 'The place has yet to answer. You will get a notification.'
        : 'The place did not answer in time.';
    case 'confirmed':
      return isFuture ? 'All set. See you there.' : '';
    case 'declined':
      return 'The place could not accept this time.';
    case 'cancelled':
      return '';
    case 'no_show':
      return 'The place marked you as a no-show.';
  }
}

export const reservationStatusLabels: Record<ReservationStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  no_show: 'No-show',
};

export function dayProblemText(day: ReservationDay, date: string, lastDate: string): string {
  switch (day.kind) {
    case 'out-of-range':
      return `Choose a date from today to ${fullDateText(lastDate)}.`;
    case 'closed': {
      const label = day.label === '' ? '' : ` (${day.label})`;
      return `The place is closed on ${fullDateText(date)}${label}. Choose another date.`;
    }
    case 'over':
      return 'There are no more times today. Choose another date.';
    default:
      return '';
  }
}

// A reservation

export const clubPriority = 'Club priority';

export function dateAndTime(date: string, time: string, today?: string): string {
  return `${fullDateText(date, today)} at\u00a0${time}`;
}

export function reservationSummary({ date, time, people }: ReservationTerms): string {
  return `${dateAndTime(date, time)}, ${peopleText(people)}.`;
}

export function reservationAt(placeTitle: string, reservation: ReservationTerms): string {
  return `${placeTitle}: ${reservationSummary(reservation)}`;
}

export function answerOfPlace(reason: string): string {
  return `Answer from the place: ${reason}`;
}

// Request form

export const requestTitle = 'Request a booking';

export function requestIntroduction(placeTitle: string): string {
  return `${placeTitle} receives your request and confirms or declines it.`;
}

export const clubPriorityHint = 'You are a club member, so your request gets priority.';
export const peopleLabel = 'People';
export const onePersonLess = 'One fewer person';
export const onePersonMore = 'One more person';
export const peopleInvalid = `Enter a number of people from 1 to ${maxPeople}. For larger groups, contact the place directly.`;
export const dayLabel = 'Day';
export const todayChip = 'today';
export const otherDate = 'Another date';
export const dateLabel = 'Date';
export const timeLabel = 'Time';
export const timeMissing = 'Choose a time.';
export const timePassed = 'This time has already passed. Choose a later one.';
export const hoursUnknown =
  'The place has not given its opening hours. Choose the time you prefer.';
export const lateNightContinued = 'Early hours, continued from the night before';
export const lateNight = 'Early hours';
export const morning = 'Morning';
export const lunch = 'Lunch';
export const afternoon = 'Afternoon';
export const dinner = 'Dinner';
export const otherTimes = 'Other times';

export function hoursOfPlace(lines: readonly string[]): string {
  return `Opening hours of the place: ${lines.join('; ')}`;
}

export const changeContact = 'Change<hidden> name and phone</hidden>';
export const nameLabel = 'Name';
export const nameMissing = 'Enter your name.';
export const phoneLabel = 'Phone';
export const phoneHint =
  'With the Brazilian area code (DDD). For a number from outside Brazil, start with + and the country code.';
export const phoneInvalid =
  'Invalid phone number. Enter it with the area code, like (48)\u00a099999\u20110000.';
export const savePhoneLabel = 'Save my phone number for future bookings';
export const phoneNotSaved =
  'Your phone number could not be saved. You can enter it with your next booking.';
export const addNote = 'Add a note';
export const noteLabel = 'Note (optional)';
export const noteHint =
  'For example: a child in the group, a table on the terrace, a dietary requirement.';

export function noteTooLong(maxLength: number): string {
  return `Write up to ${formatInteger(maxLength)} characters.`;
}

export const consentHint =
  'By sending this, you agree to show this place your name, your phone number and your request, only to handle the booking. It also sees your no-shows if there are three or more in a year.';
export const sendRequest = 'Send request';

export function sendRequestFor({ people, date, time }: ReservationTerms): string {
  return `Request for ${people}, ${shortWeekdayText(date)} ${Number(date.slice(8))}, ${time}`;
}

export const sending = 'Sending…';

// Result of a request

export const requestSentTitle = 'Request sent';
export const requestSentHint =
  'The place will confirm or decline it. See the answer under Bookings in your profile.';
export const alreadyRequestedTitle = 'You already have a request';
export const callPlace = 'Call the place';
export const chooseOtherTime = 'Choose another time';
export const viewReservations = 'See my bookings';
export const close = 'Close';

export function existingRequestText(status: ReservationStatus): string {
  switch (status) {
    case 'pending':
      return 'Your request for this time is still waiting for an answer from the place. To change the number of people, open your bookings.';
    case 'declined':
      return 'The place declined your earlier request for this time. Choose another time or call the place.';
    default:
      return 'Your booking for this time is already confirmed. To change the number of people, open your bookings.';
  }
}

// Own reservations

export const reservationsPageTitle = `Bookings · ${brand.name}`;
export const profile = 'Profile';
export const reservations = 'Bookings';
export const loadingReservations = 'Loading your bookings…';
export const showMore = 'Show more';
export const noReservationsTitle = 'No bookings yet';
export const noReservationsHint =
  "When you request a booking through the guide, the place's answer appears here.";
export const discoverPlaces = 'Discover places';
export const upcomingReservations = 'Upcoming';
export const inactiveReservations = 'Declined and cancelled';
export const pastReservations = 'Past';

export function ownNoShows(noShows: number): string {
  return `You did not show up for ${noShows} confirmed bookings in the last year, and places where you request another booking can see this. If any of these no-shows is wrong, dispute it.`;
}

export const directionsTo = 'Directions<hidden> to <name/></hidden>';
export const showMapOf = 'Show map<hidden> of <name/></hidden>';
export const hideMapOf = 'Close map<hidden> of <name/></hidden>';
export const requestOtherTime = 'Request another time<hidden> at <name/></hidden>';

export function callPlaceAt(phone: string): string {
  return `Call<hidden> <name/>, ${phone}</hidden>`;
}

export function changeReservation({ date, time }: ReservationMoment): string {
  return `Change the booking<hidden> for ${fullDateText(date)} at ${time}</hidden>`;
}

export function cancelReservation({ date, time }: ReservationMoment): string {
  return `Cancel<hidden> the booking for ${fullDateText(date)} at ${time}</hidden>`;
}

export function addToCalendar({ date, time }: ReservationMoment): string {
  return `Calendar<hidden> – add the booking for ${fullDateText(date)} at ${time}</hidden>`;
}

export function removeFromCalendar({ date, time }: ReservationMoment): string {
  return `Remove from calendar<hidden>: booking for ${fullDateText(date)} at ${time}</hidden>`;
}

export const addToCalendarHint = 'Open the downloaded file to add the booking to your calendar.';
export const removeFromCalendarHint =
  'Open the downloaded file to remove the booking from your calendar.';

// Change, cancellation and dispute

export const goBack = 'Back';
export const changeTitle = 'Change booking';
export const changeConfirmedHint =
  'If you change the day or the time, or bring more people, the place answers again.';
export const changePendingHint =
  'The place receives the request with your changes and confirms or declines it.';
export const saveChange = 'Save change';
export const saving = 'Saving…';
export const changeSent = 'Change sent. The place will answer.';
export const reservationChanged = 'Booking changed';
export const cancelTitle = 'Cancel the booking?';
export const cancelConsequence =
  "The place will see the cancellation. If you change your mind, request the booking again on the place's page.";
export const confirmCancellation = 'Cancel booking';
export const cancelling = 'Cancelling…';
export const keepReservation = 'Keep booking';
export const reservationCancelled = 'Booking cancelled';

export function disputeNoShow(date: string): string {
  return `Dispute no-show<hidden> on ${fullDateText(date)}</hidden>`;
}

export const disputeTitle = 'Dispute the no-show?';
export const disputeConsequence =
  'Dispute it if you went, or if you let the place know that you could not come. The no-show will stop counting, and the place will see that you disputed it.';
export const confirmDispute = 'Dispute no-show';
export const disputing = 'Disputing…';
export const noShowDisputed = 'No-show disputed';
export const ownDisputeHint = 'You disputed this no-show. It does not count.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
