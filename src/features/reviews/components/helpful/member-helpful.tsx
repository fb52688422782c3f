import { useQuery, useQueryClient } from '@tanstack/react-query';
import { helpfulMarksQuery } from '#features/reviews/data/helpful-queries.ts';
import type { HelpfulMark } from '#features/reviews/model/helpful-mark.ts';
import type { MemberMarkProps } from '#features/marks/components/use-mark.ts';
import { useSyncMark } from '#features/marks/components/use-sync-mark.ts';
import { helpfulFailureText } from '#features/reviews/mark-texts.ts';
import { useChangeHelpful } from './use-change-helpful.ts';

type Target = Pick<HelpfulMark, 'reviewId' | 'placeId'>;

/** Syncs the mark of the signed-in user. All reviews of the place share one query. */
export function MemberHelpful({ owner, reviewId, placeId, ...mark }: MemberMarkProps & Target) {
  const client = useQueryClient();
  const changeHelpful = useChangeHelpful();
  const marks = helpfulMarksQuery(owner.uid, placeId);
  const hasMark = (all: readonly HelpfulMark[]) =>
    all.some((helpfulMark) => helpfulMark.reviewId === reviewId);
  const { data: isSet = false } = useQuery({ ...marks, select: hasMark });
  useSyncMark({
    ...mark,
    isSet,
    readIsSet: async () => hasMark(await client.ensureQueryData(marks)),
    change: (saved) => changeHelpful(owner, { reviewId, placeId, saved }),
    failure: helpfulFailureText,
  });
  return null;
}
