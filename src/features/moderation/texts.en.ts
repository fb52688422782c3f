import type { ReportReason, ReportedKind } from '#features/moderation/model/report.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const reportReasonLabels: Readonly<
  Record<ReportedKind, Readonly<Record<ReportReason, string>>>
> = {
  review: {
    offensive: 'Insults or discrimination',
    spam: 'Advertising or spam',
    false: 'False information',
    private: "Someone's personal data",
    'off-topic': 'Not about this place',
    other: 'Another reason',
  },
  event: {
    offensive: 'Insults or discrimination',
    spam: 'Scam, advertising or spam',
    false: 'False or wrong information',
    private: "Someone's personal data",
    'off-topic': 'Not an event at this place',
    other: 'Another reason',
  },
  pictures: {
    offensive: 'Nudity, violence or insults',
    spam: 'Advertising or spam',
    false: "Misleading photos or someone else's photos",
    private: 'Someone is shown without their consent',
    'off-topic': 'Not of this place',
    other: 'Another reason',
  },
};

export const reportTexts: Readonly<
  Record<ReportedKind, { title: string; promise: string; thanks: string }>
> = {
  review: {
    title: 'Report review',
    promise: 'The person who wrote it will not find out that it was you.',
    thanks: 'Thank you for letting us know. Our team will look at this review.',
  },
  event: {
    title: 'Report event',
    promise: 'The person who published it will not find out that it was you.',
    thanks: 'Thank you for letting us know. Our team will look at this event.',
  },
  pictures: {
    title: 'Report photos',
    promise:
      'The photos will be taken off the page until someone has looked at them. The person who sent them will not find out that it was you.',
    thanks: 'Thank you for letting us know. Our team will look at these photos.',
  },
};

// Report form

export const reasonQuestion = 'What is the problem?';
export const reasonMissing = 'Choose a reason.';
export const requiredDetailsLabel = 'Explain';
export const optionalDetailsLabel = 'Explain (optional)';
export const detailsMissing = 'Tell us the reason.';
export const sendReport = 'Send report';
export const sending = 'Sending…';
export const understood = 'Got it';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
