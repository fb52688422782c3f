import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import * as texts from '#app/offline/texts.ts';
import { outbox } from '#platform/offline/device-outbox.ts';
import { linkTo } from '#shared/routes.ts';
import { useToast } from '#ui/toast.tsx';

/** Reports the outcome of pending changes that were sent later, on any page. */
export function BackgroundResultToasts() {
  const showToast = useToast();
  const navigate = useNavigate();
  useEffect(
    () =>
      outbox.watchBackgroundResults((results) => {
        const refusedResult = results.find(({ problem }) => problem !== null);
        if (!refusedResult) showToast(texts.sentChangesText(results.length));
        else if (refusedResult.change.kind !== 'review')
          showToast(texts.refusedChangeText(refusedResult.change));
        else {
          showToast(texts.refusedChangeText(refusedResult.change), {
            label: texts.showReview,
            run: () => void navigate(linkTo('/profile')),
          });
        }
      }),
    [showToast, navigate],
  );
  return null;
}
