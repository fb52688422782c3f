import { useQuery, useQueryClient } from '@tanstack/react-query';
import { helpfulMarksQuery } from '#features/reviews/data/helpful-queries.ts';
import type { HelpfulMark } from '#features/reviews/model/helpful-mark.ts';
import type { SyncMarkProps } from '#features/marks/components/use-mark.ts';
import { useSyncMark } from '#features/marks/components/use-sync-mark.ts';
import { helpfulFailureText } from '#features/reviews/mark-texts.ts';
import { useChangeHelpful } from './use-change-helpful.ts';

type HelpfulTarget = Pick<HelpfulMark, 'reviewId' | 'placeId'>;

/** Syncs the mark of the signed-in user. All reviews of the place share one query. */
export function MemberHelpful({
  owner,
  reviewId,
  placeId,
  ...mark
}: SyncMarkProps & HelpfulTarget) {
  const client = useQueryClient();
  const changeHelpful = useChangeHelpful();
  const marksQuery = helpfulMarksQuery(owner.uid, placeId);
  const hasMark = (helpfulMarks: readonly HelpfulMark[]) =>
    helpfulMarks.some((helpfulMark) => helpfulMark.reviewId === reviewId);
  const { data: isSet = false } = useQuery({ ...marksQuery, select: hasMark });
  useSyncMark({
    ...mark,
    isSet,
    readIsSet: async () => hasMark(await client.ensureQueryData(marksQuery)),
    saveChange: (saved) => changeHelpful(owner, { reviewId, placeId, saved }),
    failure: helpfulFailureText,
  });
  return null;
}
