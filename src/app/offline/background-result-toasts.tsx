import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { outbox } from '#platform/offline/device-outbox.ts';
import { linkTo } from '#shared/routes.ts';
import { arrivedText, refusedText } from './texts.ts';
import { useToast } from '#ui/toast.tsx';

/** Reports the outcome of pending changes that were sent later, on any page. */
export function BackgroundResultToasts() {
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(
    () =>
      outbox.watchLate((outcomes) => {
        const refused = outcomes.find(({ problem }) => problem !== null);
        if (!refused) toast(arrivedText(outcomes.length));
        else if (refused.change.kind !== 'review') toast(refusedText(refused.change));
        else {
          toast(refusedText(refused.change), {
            label: 'Ver',
            run: () => void navigate(linkTo('/profile')),
          });
        }
      }),
    [toast, navigate],
  );
  return null;
}
