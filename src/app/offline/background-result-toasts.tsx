import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { outbox } from '#platform/offline/device-outbox.ts';
import { linkTo } from '#shared/routes.ts';
import { sentChangesText, refusedChangeText } from './texts.ts';
import { useToast } from '#ui/toast.tsx';

/** Reports the outcome of pending changes that were sent later, on any page. */
export function BackgroundResultToasts() {
  const showToast = useToast();
  const navigate = useNavigate();
  useEffect(
    () =>
      outbox.watchBackgroundResults((results) => {
        const refusedResult = results.find(({ problem }) => problem !== null);
        if (!refusedResult) showToast(sentChangesText(results.length));
        else if (refusedResult.change.kind !== 'review')
          showToast(refusedChangeText(refusedResult.change));
        else {
          showToast(refusedChangeText(refusedResult.change), {
            label: 'Ver',
            run: () => void navigate(linkTo('/profile')),
          });
        }
      }),
    [showToast, navigate],
  );
  return null;
}
