import * as brand from '#shared/brand.ts';
import {
  invalidEmailText,
  tooLargeImageText,
  tooManyAttemptsText,
  unsupportedTypeText,
  weakPasswordText,
} from '#shared/common-sentences.en.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const dataExportErrors: ErrorSentences = {
  default: 'Could not gather your data',
  'too-many-requests': 'You downloaded your data a short while ago. Try again in an hour.',
  unauthenticated: 'Your session has ended',
};

export const accountErasureErrors: ErrorSentences = {
  default: 'Could not delete your account',
  'too-many-requests': tooManyAttemptsText,
  unauthenticated: 'Your session has ended',
  'invalid-input': 'The confirmation word does not match',
  'requires-recent-login': 'For your security, confirm that it is you before deleting the account',
  'last-super-admin':
    'You are the only person who administers the guide. Make someone else a super administrator before deleting your account.',
  'active-subscription':
    'Your club subscription is still active and could not be cancelled. Your account has not been changed. Contact us to cancel the subscription first.',
};

const accountChangedError =
  'Your account has changed and you cannot do this right now. Check the status of your account on your profile.';

export const profileSaveErrors: ErrorSentences = {
  default: 'Could not save your changes',
  'permission-denied': accountChangedError,
};

export const photoOpenErrors: ErrorSentences = {
  default:
    'This image could not be opened. Choose another one in JPG, PNG or WebP format, up to 60 megapixels.',
  'unsupported-type': unsupportedTypeText,
  'too-large': tooLargeImageText,
};

export const photoSaveErrors: ErrorSentences = {
  default: 'Could not save your photo',
  'permission-denied': accountChangedError,
  'account-inactive': accountChangedError,
  'unsupported-type': unsupportedTypeText,
  'too-large': tooLargeImageText,
  cancelled: 'Upload cancelled. Your photo has not changed.',
};

export const photoFileErrors: ErrorSentences = {
  default: 'Your photo has changed, but the previous file was not deleted. Try deleting it again.',
};

export const emailChangeErrors: ErrorSentences = {
  default: 'Could not send the confirmation',
  conflict: 'This email is already in use by another account.',
  'invalid-email': invalidEmailText,
  'too-many-requests': tooManyAttemptsText,
};

export const passwordChangeErrors: ErrorSentences = {
  default: 'Could not change the password',
  'weak-password': weakPasswordText,
  'too-many-requests': tooManyAttemptsText,
};

// Page.
export const settingsPageTitle = `Settings · ${brand.name}`;
export const settingsTitle = 'Settings';
export const backToProfile = 'Profile';
export const saving = 'Saving…';
export const pendingAccountNote =
  'Available after the administrator approves your account. For now, you can change your name.';

// Photo.
export const photoTitle = 'Photo';
export const photoLead =
  'Everyone can see your photo. Use a JPG, PNG or WebP file of up to 5\u00a0MB.';
export const choosePhoto = 'Choose photo';
export const changePhoto = 'Change photo';
export const removePhoto = 'Remove photo';
export const photoWait = 'One moment…';
export const uploadingPhoto = 'Uploading…';
export const cancelUpload = 'Cancel upload';
export const photoMissing = 'No image was uploaded. Choose an image and try again.';

// Crop of the photo.
export const cropPhoto = 'Adjust photo';
export const cropHint =
  'Drag the photo to frame it. With a keyboard, select the photo and use the arrow keys.';
export const cropAreaLabel = 'Photo framing';
export const zoomLabel = 'Zoom';
export const cancelCrop = 'Cancel';
export const confirmCrop = 'Use photo';
export const preparingPhoto = 'Preparing…';

// Name.
export const nameTitle = 'Name';
export const nameLead = 'This is how you appear in your reviews and bookings.';
export const unsavedChanges = 'Unsaved changes.';
export const saveName = 'Save name';
export const discardChanges = 'Discard';

// E-mail.
export const emailTitle = 'Email';
export const emailLead = 'Your account email is <address/>. It is not shown in the guide.';
export const googleEmailNote =
  'You sign in with Google: your email is the one on your Google account.';
export const newEmailLabel = 'New email';
export const newEmailHint = 'We will send a confirmation link to it.';
export const newEmailMissing = 'Enter your new email.';
export const newEmailUnchanged = 'This is already the email on your account.';
export const changeEmail = 'Change email';
export const sendingLink = 'Sending…';
export const emailUnconfirmed =
  'Your email has not been confirmed yet. Open the link we sent and come back to this page. Only people who have confirmed their email can manage places.';
export const resendVerification = 'Resend confirmation email';

export function emailChangeSent(email: string): string {
  return `We sent a link to ${email}. Your account will switch to this email when you open the link. After that, sign in again with the new email.`;
}

export function verificationSent(email: string): string {
  return `We sent a link to ${email}. If it has not arrived, check your spam folder too.`;
}

// Password.
export const passwordTitle = 'Password';
export const googlePasswordNote =
  'You sign in with Google, so there is no separate password to change here.';
export const newPasswordLabel = 'New password';
export const newPasswordName = 'new password';
export const confirmNewPasswordLabel = 'Confirm new password';
export const newPasswordConfirmationName = 'confirmation of the new password';
export const changePassword = 'Change password';
export const otherDevicesNote = 'You will need to sign in again on your other devices.';

// Theme.
export const languageTitle = 'Language';
export const languageLead = 'The guide and its emails use the language that you choose.';
export const themeTitle = 'Theme';
export const themeForAllDevices = 'Applies to this device and to any others you sign in on.';
export const themeForThisDevice = 'Applies to this device.';

// Notifications and news by e-mail.
export const lettersTitle = 'Email notifications';
export const lettersLead =
  'Notifications always appear in the guide. Choose which ones you also get by email.';
export const lettersLeadUnverified =
  'Notifications always appear in the guide. To get them by email too, first confirm your email on this page.';
export const marketingTitle = 'News by email';
export const marketingLead = 'Only if you want to. You can turn this off here at any time.';
export const marketingLabel = `I want to receive news and place suggestions from ${brand.name} by email.`;

// Profile of the reviewer.
export const reviewerTitle = 'Your reviewer profile';
export const reviewerLead =
  'Anyone who taps your name on a review sees your first name, when you joined the guide and how many reviews you have written. Nothing more. You can change your mind whenever you like.';
export const reviewerLabel = 'Show people who read one of my reviews how many I have written.';

// Export of the personal data.
export const loadingPrivacy = 'Loading privacy settings…';
export const exportTitle = 'Your data';
export const exportLead =
  'Download a file with everything we keep about you: account, favourites, reviews, bookings, club and photo.';
export const downloadData = 'Download my data';
export const collectingData = 'Gathering your data…';
export const exportDone = 'Done: the file <file/> is in your downloads.';

export function unsentChangesText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 change that has not been sent yet is not included.'
    : `${count} changes that have not been sent yet are not included.`;
}

// Erasure of the own account.
export const erasureTitle = 'Delete account';
export const erasureLead =
  'Your account and your data will be erased immediately. This cannot be undone.';
export const eraseAccount = 'Delete my account';
export const confirmErasure = 'Delete your account?';
export const erasedTitle = 'What is erased';
export const erasedData = [
  'your profile, your photo and your sign-in details;',
  'your favourites, your bookings and your history;',
  'your club membership (your subscription is cancelled).',
] as const;
export const retainedTitle = 'What stays, without your name';
export const retainedData = [
  'your reviews, signed “Usuário removido” (removed user);',
  'the reports you made;',
  'the records of your payments and club use that the law requires us to keep.',
] as const;
export const keepAccount = 'Keep my account';
export const erasingAccount = 'Deleting your account…';
export const accountErased = 'Your account has been deleted. Your data has been erased.';
export const erasureContinues =
  'Your account has been deactivated. Your data is being erased, which takes a few minutes.';

// Erasure of any account.
export const eraseForGood = 'Delete permanently';

/** Word that a user types to confirm an erasure. */
export const erasureWord = 'DELETE';

export function typeToConfirm(word: string): string {
  return `To confirm, type ${word}`;
}

export function confirmationMissing(word: string): string {
  return `Type ${word} to confirm.`;
}

export type Complete = TranslationOf<
  typeof import('./settings-texts.ts'),
  typeof import('./settings-texts.en.ts')
>;
