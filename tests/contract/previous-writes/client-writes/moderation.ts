import { getUser } from '#features/account/data/user-store.ts';
import { decideClaim, undoClaim } from '#features/moderation/data/claim-decisions.ts';
import {
  decideCorrection,
  undoCorrection,
} from '#features/moderation/data/correction-decisions.ts';
import {
  getOwnClaim,
  getOwnCorrection,
  sendClaim,
  sendCorrection,
  withdrawClaim,
  withdrawCorrection,
} from '#features/moderation/data/own-request-store.ts';
import {
  closeReportsWithDecision,
  decidePictures,
  removeReportedReview,
} from '#features/moderation/data/report-decisions.ts';
import { createReport } from '#features/moderation/data/report-store.ts';
import type { Claim } from '#features/moderation/model/claim.ts';
import { toCorrectionDraft } from '#features/moderation/model/correction.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { setHelpful } from '#features/reviews/data/helpful-store.ts';
import { getOwnReview } from '#features/reviews/data/review-store.ts';
import { saveReview } from '#features/reviews/data/review-writes.ts';
import type { Browsers } from '../recorder.ts';
import { long, placeImage } from './values.ts';
import { place } from './places.ts';

export async function writeReports({ as }: Browsers): Promise<void> {
  const id = 'open1_reviewer';
  const review = { kind: 'review', id, placeId: 'open1' } as const;
  const pictures = { ...review, kind: 'pictures' } as const;
  const event1 = { kind: 'event', id: 'event1', placeId: 'open1' } as const;
  const spam = { reason: 'spam', details: '' } as const;
  const seen = async () =>
    (await as('reviewer', getOwnReview, 'reviewer', 'open1'))?.pictures ?? [];
  await as('stranger', createReport, 'stranger', review, { reason: 'other', details: long(900) });
  await as('stranger', createReport, 'stranger', event1, spam);
  await as('admin', closeReportsWithDecision, 'admin', event1, 'kept');

  await as('veteran', createReport, 'veteran', pictures, spam);
  await as('admin', decidePictures, 'admin', id, 'removed', await seen());
  // The author adds another image, which is reported and retained.
  const image = { ...placeImage, url: `/uploads/reviews/${id}/${'f'.repeat(25)}.webp` };
  await as('reviewer', saveReview, 'reviewer', 'open1', { rating: 4, text: '', pictures: [image] });
  await as('veteran', createReport, 'veteran', pictures, spam);
  await as('admin', decidePictures, 'admin', id, 'kept', await seen());
  await as('reviewer', saveReview, 'reviewer', 'open1', { rating: 4, text: '', pictures: [] });
  await as('member', setHelpful, 'member', id, true);
  await as('admin', removeReportedReview, 'admin', {
    ...{ id, placeId: 'open1', userId: 'reviewer', rating: 4 },
  });
}

export async function writeClaims({ as }: Browsers): Promise<void> {
  const claim = async (): Promise<Claim> => {
    const found = await as('reviewer', getOwnClaim, 'reviewer', 'other1');
    if (!found) throw new Error('There is no claim.');
    return found;
  };
  const send = (shown: Claim | null) =>
    as('reviewer', sendClaim, 'reviewer', 'other1', { message: long(1_000), shown });
  const decide = async (status: 'approved' | 'declined', answer: string) => {
    const stranger = await as('admin', getUser, 'stranger');
    const pending = await as('admin', getUser, 'pending');
    const managers = [stranger, pending].filter((user) => user !== null);
    const listed = { claim: await claim(), managers };
    await as('admin', decideClaim, 'admin', { listed, status, answer });
  };
  await send(null);
  await as('reviewer', withdrawClaim, 'reviewer', await claim());
  await send(null);
  await decide('declined', long(500));
  await send(await claim());
  await as('reviewer', withdrawClaim, 'reviewer', await claim());
  await send(await claim());
  await decide('approved', '');
  await as('admin', undoClaim, 'admin', await claim());
}

export async function writeCorrections({ as }: Browsers): Promise<void> {
  const open1 = () => as('member', getPlace, 'open1');
  const decide = async (status: 'applied' | 'declined', answer: string) => {
    const correction = await as('member', getOwnCorrection, 'member', 'open1');
    if (!correction) throw new Error('There is no correction.');
    const decision = { correction, place: await open1(), status, answer };
    await as('admin', decideCorrection, 'admin', decision);
  };
  const undo = async () => {
    const correction = await as('member', getOwnCorrection, 'member', 'open1');
    if (correction) await as('admin', undoCorrection, 'admin', correction);
  };
  await as('member', withdrawCorrection, 'member', 'open1');
  await as('member', sendCorrection, 'member', await open1(), {
    ...toCorrectionDraft({ ...place, images: [...place.images] }),
    isClosed: false,
    message: long(1_000),
  });
  await decide('applied', '');
  await undo();
  await decide('declined', long(500));
  await as('member', sendCorrection, 'member', await open1(), {
    ...toCorrectionDraft(await open1()),
    isClosed: true,
    message: '',
  });
}
