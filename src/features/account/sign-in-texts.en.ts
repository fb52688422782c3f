import * as brand from '#shared/brand.ts';
import {
  invalidEmailText,
  tooManyAttemptsText,
  weakPasswordText,
} from '#shared/common-sentences.en.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

const inactiveAccountText = 'Your account is inactive. Contact the administrator.';

export const loginErrors: ErrorSentences = {
  default: 'Could not sign in. Try again.',
  'not-found': 'User not found. Check the email address you entered.',
  'wrong-password': 'Wrong password. Try again.',
  'invalid-email': invalidEmailText,
  'too-many-requests': tooManyAttemptsText,
  cancelled: 'Sign-in cancelled. Try again.',
  conflict: 'This email is already linked to another account.',
  unauthenticated: 'Invalid credentials. Check your email and password.',
  'not-registered': 'User not registered. Create an account to access the guide.',
  'account-inactive': inactiveAccountText,
};

export const passwordResetErrors: ErrorSentences = {
  default: 'The link could not be sent right now. Check your connection and try again.',
  'invalid-email': invalidEmailText,
  'too-many-requests': tooManyAttemptsText,
};

export const registerErrors: ErrorSentences = {
  default: 'Could not create the account. Try again.',
  conflict: 'This email is already in use. Try signing in.',
  'invalid-email': invalidEmailText,
  'weak-password': weakPasswordText,
  'too-many-requests': tooManyAttemptsText,
  cancelled: 'Registration cancelled. Try again.',
};

export const reauthenticationErrors: ErrorSentences = {
  default: 'Could not confirm your identity',
  'wrong-password': 'Wrong password. Try again.',
  conflict:
    'This is a different Google account. Choose the same one you used to sign in to the guide.',
  cancelled: 'Confirmation cancelled. Try again.',
  'too-many-requests': tooManyAttemptsText,
  'account-inactive': inactiveAccountText,
};

export const emailVerificationErrors: ErrorSentences = {
  default: 'Could not send the confirmation email',
  'too-many-requests': tooManyAttemptsText,
};

// Fields of the sign-in and settings forms.
export const emailLabel = 'Email';
export const emailMissing = 'Enter your email.';
export const fullNameLabel = 'Full name';
export const fullNameMissing = 'Enter your full name.';
export const passwordLabel = 'Password';
export const passwordMissing = 'Enter your password.';
export const passwordsDiffer = 'The passwords do not match.';

export function passwordHint(minLength: number): string {
  return `At least ${minLength} characters.`;
}

export function passwordTooShort(minLength: number): string {
  return `The password must have at least ${minLength} characters.`;
}

// Login and registration.

export const loadingReason = 'Loading…';

export const backToStart = 'Back to home';
export const orOtherWay = 'or';

// Login.
export const loginTitle = 'Sign in';
export const loginLead = `Access your saved places on ${brand.name}.`;
export const forgotPassword = 'I forgot my password';
export const signIn = 'Sign in';
export const signingIn = 'Signing in…';
export const signInWithGoogle = 'Sign in with Google';
export const loginTerms =
  'By signing in, you accept the <terms>Terms of use</terms> and the <privacy>Privacy policy</privacy>.';
export const noAccountYet = "Don't have an account yet? <register>Create account</register>";

// Password reset.
export const newPasswordTitle = 'Create a new password';
export const resetHint =
  'Enter your account email. We will send you a link to choose a new password.';
export const resetEmailLabel = 'Account email';
export const sendResetLink = 'Send link';
export const sendingResetLink = 'Sending…';
export const resetLinkSent =
  'If there is an account with this email, within a few minutes you will receive a link to create a new password. Check your spam folder too.';
export const resetDone = 'Got it';

// Registration.
export const registerTitle = 'Create account';
export const registerLead = 'Save your favourite places and come back to them on any device.';
export const confirmPasswordLabel = 'Confirm password';
export const passwordConfirmationName = 'password confirmation';
export const createAccount = 'Create account';
export const creatingAccount = 'Creating account…';
export const createAccountWithGoogle = 'Create account with Google';
export const approvalNote = 'Your access will be reviewed by the administrator';
export const registerTerms =
  'By creating an account, you accept the <terms>Terms of use</terms> and the <privacy>Privacy policy</privacy>.';
export const haveAccount = 'Already have an account? <login>Sign in</login>';
export const accountCreated = `Account created successfully! Welcome to ${brand.name}!`;

// Results of a save that the sign-in interrupted.
export const placeSaved = 'Place saved to your favourites';
export const eventSaved = 'Event saved to your favourites';
export const reviewMarkedHelpful = 'Review marked as helpful';

// Confirmation of the identity.
export const confirmIdentity = 'Confirm your identity';
export const identityReason = 'For your security, confirm that it is you before continuing.';
export const signedInAs = 'You are signed in as <address/>.';
export const currentPasswordLabel = 'Current password';
export const currentPasswordName = 'current password';
export const confirmPassword = 'Confirm';
export const confirmingPassword = 'Confirming…';
export const confirmWithGoogle = 'Confirm with Google';

// Test accounts of a local environment.
export const chooseTestAccount = 'Choose a Google test account';
export const testAccountsHint =
  'In the local environment, Google is simulated. No real account is used.';
export const otherTestAccount = 'Use another account';
export const googleNameLabel = 'Name on the Google account';
export const googleEmailLabel = 'Google account email';
export const googleEmailInvalid = 'Enter a valid email.';
export const continueWithAccount = 'Continue with this account';

export type Complete = TranslationOf<
  typeof import('./sign-in-texts.ts'),
  typeof import('./sign-in-texts.en.ts')
>;
