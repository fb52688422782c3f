import { useEffect, useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Clock } from 'lucide-react';
import { redemptionQuery } from '#features/redemptions/data/redemption-queries.ts';
import { cancelRedemption } from '#features/redemptions/data/redemption-store.ts';
import type { RedemptionResponse } from '#features/redemptions/model/redemption-contract.ts';
import type { User } from '#features/account/model/user.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { errorCode } from '#shared/app-error.ts';
import { formatCents } from '#shared/formats/formats.ts';
import * as texts from '#features/redemptions/texts.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { refusalText } from '#platform/api/refusal-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Receipt } from './receipt.tsx';
import { RedemptionCard } from './redemption-card.tsx';

interface OpenRedemptionProps {
  user: User;
  id: string;
  place: { id: string; title: string };
  /** Closes the screen; the code stays valid. */
  onClose: () => void;
  /** Opens the page on which a new code can be created. */
  onBackToOffer: () => void;
}

/** Full-screen dialog with the code while the redemption is open, and with its result afterwards. */
export function OpenRedemptionDialog({
  user,
  id,
  place,
  onClose,
  onBackToOffer,
}: OpenRedemptionProps) {
  const client = useQueryClient();
  const query = useQuery(redemptionQuery(user.uid, id));
  const cancelMutation = useMutation({
    mutationFn: () => cancelRedemption(id),
    onSettled: () => query.refetch(),
  });
  const status = query.data?.status;
  useScreenWakeLock(status === 'pending' || status === 'verified');

  useEffect(() => {
    // The end of a redemption can also change the receipts, savings, last use and open redemptions in the cache.
    if (status !== undefined && status !== 'pending' && status !== 'verified')
      void client.invalidateQueries({ queryKey: memberKeys.of(user.uid) });
  }, [status, client, user.uid]);

  const alertRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The alert is below the card, which fills a phone screen.
    if (cancelMutation.error) alertRef.current?.scrollIntoView({ block: 'nearest' });
  }, [cancelMutation.error]);

  const isDeleted = query.error !== null && errorCode(query.error) === 'not-found';
  const announcement = isDeleted
    ? deletedTexts.title
    : query.data?.placeId === place.id
      ? announcementOf(query.data)
      : '';
  const resultRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused button belonged to the code, which is gone.
    if (announcement && document.activeElement === document.body) resultRef.current?.focus();
  }, [announcement]);
  return (
    <Dialog isFullScreen title={place.title} isBusy={cancelMutation.isPending} onClose={onClose}>
      <p ref={resultRef} tabIndex={-1} role="status" className="sr-only">
        {announcement}
      </p>
      {isDeleted ? (
        <EndedBanner {...deletedTexts} onBackToOffer={onBackToOffer} />
      ) : (
        <QueryView
          query={query}
          sentences={texts.redemptionLoadErrors}
          failure="h3"
          loading={texts.creatingCode}
          skeleton={<Skeleton className="h-96 rounded-card" />}
        >
          {(redemption) => {
            // The offer and the redemption in the URL may not belong together. A receipt is only shown with its own
            // place.
            if (redemption.placeId !== place.id) return <OtherPlaceBanner onBack={onBackToOffer} />;
            if (redemption.status === 'confirmed') {
              return <Receipt redemption={redemption} place={place} />;
            }
            if (redemption.proof === null) {
              return <EndedBanner {...getEndingTexts(redemption)} onBackToOffer={onBackToOffer} />;
            }
            return (
              <>
                <RedemptionCard user={user} redemption={redemption} proof={redemption.proof} />
                <div ref={alertRef} className="mt-3 empty:hidden">
                  <FormAlert
                    text={
                      cancelMutation.error
                        ? refusalText(texts.redemptionCancelErrors, cancelMutation.error)
                        : ''
                    }
                  />
                </div>
                <Button
                  variant="quiet"
                  aria-disabled={cancelMutation.isPending}
                  block
                  className="mt-2"
                  onClick={() => {
                    if (!cancelMutation.isPending) cancelMutation.mutate();
                  }}
                >
                  {cancelMutation.isPending ? texts.cancellingCode : texts.cancelCode}
                </Button>
              </>
            );
          }}
        </QueryView>
      )}
    </Dialog>
  );
}

/** Returns what a screen reader says when the redemption changes: code, check by the staff, saved amount or end. */
function announcementOf(redemption: RedemptionResponse): string {
  const { status, proof, discountCents } = redemption;
  if (status === 'confirmed') return texts.savedAmountAnnouncement(formatCents(discountCents));
  if (proof === null) return getEndingTexts(redemption).title;
  return status === 'verified'
    ? texts.codeBeingChecked
    : texts.codeAnnouncement([...proof.code].join(' '));
}

function OtherPlaceBanner({ onBack }: { onBack: () => void }) {
  return (
    <Banner
      as="h3"
      icon={<CircleAlert aria-hidden size={28} />}
      title={texts.otherPlaceTitle}
      actions={<Button onClick={onBack}>{texts.showOffer}</Button>}
    >
      <p>{texts.otherPlaceNote}</p>
    </Banner>
  );
}

const endingTexts = {
  cancelled: { title: texts.cancelledTitle, text: texts.cancelledNote },
  voided: { title: texts.voidedTitle, text: texts.voidedNote },
  expired: { title: texts.expiredTitle, text: texts.expiredNote },
};

const deletedTexts = {
  title: texts.deletedTitle,
  text: texts.deletedNote,
};

function getEndingTexts({ status }: RedemptionResponse) {
  return status === 'cancelled' || status === 'voided' ? endingTexts[status] : endingTexts.expired;
}

interface EndedBannerProps {
  title: string;
  text: string;
  onBackToOffer: () => void;
}

function EndedBanner({ title, text, onBackToOffer }: EndedBannerProps) {
  return (
    <Banner
      as="h3"
      icon={<Clock aria-hidden size={28} />}
      title={title}
      actions={<Button onClick={onBackToOffer}>{texts.createOtherCode}</Button>}
    >
      <p>{text}</p>
    </Banner>
  );
}

/** Keeps the screen on while the code is shown, if the browser supports it. */
function useScreenWakeLock(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !('wakeLock' in navigator)) return;
    let wakeLock: WakeLockSentinel | null = null;
    let isStopped = false;
    const release = () => {
      void wakeLock?.release().catch(ignoreError);
      wakeLock = null;
    };
    const acquireLock = async () => {
      // The browser releases the wake lock when the page is hidden, and grants a new one only to a visible page.
      if (document.visibilityState !== 'visible') return;
      const newLock = await navigator.wakeLock.request('screen');
      release();
      wakeLock = newLock;
      if (isStopped) release();
    };
    const requestLock = () => void acquireLock().catch(ignoreError);
    requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      isStopped = true;
      document.removeEventListener('visibilitychange', requestLock);
      release();
    };
  }, [isEnabled]);
}

/** The wake lock can be refused to save battery; the code still works. */
function ignoreError(): void {
  // The error is ignored on purpose.
}
