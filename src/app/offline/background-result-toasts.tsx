import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { outbox } from '#platform/offline/device-outbox.ts';
import { linkTo } from '#shared/routes.ts';
import { sentChangesText, refusedChangeText } from './texts.ts';
import { useToast } from '#ui/toast.tsx';

/** Reports the outcome of pending changes that were sent later, on any page. */
export function BackgroundResultToasts() {
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(
    () =>
      outbox.watchBackgroundResults((results) => {
        const refusedResult = results.find(({ problem }) => problem !== null);
        if (!refusedResult) toast(sentChangesText(results.length));
        else if (refusedResult.change.kind !== 'review')
          toast(refusedChangeText(refusedResult.change));
        else {
          toast(refusedChangeText(refusedResult.change), {
            label: 'Ver',
            run: () => void navigate(linkTo('/profile')),
          });
        }
      }),
    [toast, navigate],
  );
  return null;
}
