import { useId, useRef, useState, useEffect, useEffectEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Camera, QrCode, Scan } from 'lucide-react';
import { useSession } from '#features/account/components/session/use-session.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { verifyRedemption } from '#features/redemptions/data/redemption-store.ts';
import type {
  ReceiptResponse,
  VerifiedRedemptionResponse,
} from '#features/redemptions/model/redemption-contract.ts';
import * as texts from '#features/redemptions/panel-texts.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { refusalText } from '#platform/api/refusal-text.ts';
import { codeLength, parseRedemptionCode } from '#features/redemptions/model/redemption-code.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { AppError, errorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { Button } from '#ui/button.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { lazyPart, optionalPart } from '#ui/progressive/lazy-part.tsx';
import { BillForm } from './bill-form.tsx';
import { openCamera } from './open-camera.ts';

// Loaded while the staff enters the bill.
const ConfirmedBill = lazyPart(
  texts.loadingReceipt,
  async () => (await import('./confirmed-bill.tsx')).ConfirmedBill,
);

// Loaded after the page, because it imports the code of the counts.
const UsesToday = optionalPart(async () => (await import('./uses-today.tsx')).UsesToday);

type Stage =
  | { kind: 'reading'; isNext: boolean }
  | { kind: 'bill'; redemption: VerifiedRedemptionResponse }
  | { kind: 'done'; redemption: VerifiedRedemptionResponse; receipt: ReceiptResponse };

/** Page on which the staff of a place reads a member's code and settles the bill. */
export default function ValidateScreen() {
  const { user } = useSession();
  const [stage, setStage] = useState<Stage>({ kind: 'reading', isNext: false });
  const isWide = useMediaQuery('(min-width: 64rem)');
  const titleRef = useRef<HTMLHeadingElement>(null);
  const showStage = (next: Stage) => {
    setStage(next);
    // The other stages focus their first field, so that typing can continue.
    if (next.kind === 'done') titleRef.current?.focus();
  };
  const verifyMutation = useMutation({
    mutationFn: verifyRedemption,
    onSuccess: (redemption) => {
      ConfirmedBill.preload();
      showStage({ kind: 'bill', redemption });
    },
  });
  const startAgain = () => {
    verifyMutation.reset();
    showStage({ kind: 'reading', isNext: true });
  };

  const codeColumn = (
    <div className="flex min-w-0 flex-col gap-6">
      <CodeForm
        isMain={isWide}
        isBusy={verifyMutation.isPending}
        isRefused={verifyMutation.error instanceof UserFacingError}
        isFocusedOnMount={isWide || (stage.kind === 'reading' && stage.isNext)}
        onCode={(code) => {
          verifyMutation.mutate({ code });
        }}
      />
      {user && <UsesToday uid={user.uid} />}
    </div>
  );

  return (
    <div className="page pt-3 pb-8 md:pt-8">
      <title>{texts.validatePageTitle}</title>
      <h1 ref={titleRef} tabIndex={-1} className="text-2xl font-extrabold outline-none md:text-3xl">
        {texts.validateTitle}
      </h1>
      <p role="status" className="sr-only">
        {stage.kind === 'bill' &&
          texts.codeChecked(stage.redemption.memberName, stage.redemption.terms.title)}
      </p>
      {stage.kind === 'reading' && (
        <div className="mt-4 grid max-w-xl gap-6 lg:max-w-5xl lg:grid-cols-2 lg:items-start">
          <div className="empty:hidden lg:col-span-2">
            <FormAlert
              text={
                verifyMutation.error
                  ? refusalText(texts.verificationErrors, verifyMutation.error)
                  : ''
              }
            />
          </div>
          {/* At a desk the code is typed, so its field is first there. */}
          {isWide && codeColumn}
          <ScanCode
            isMain={!isWide}
            isPaused={verifyMutation.isPending}
            onRead={(token) => {
              if (!verifyMutation.isPending) verifyMutation.mutate({ token });
            }}
          />
          {!isWide && codeColumn}
          {isWide && <Steps />}
        </div>
      )}
      {stage.kind !== 'reading' && (
        <div className="max-w-xl">
          {stage.kind === 'bill' ? (
            <BillForm
              redemption={stage.redemption}
              onConfirmed={(receipt) => {
                showStage({ kind: 'done', redemption: stage.redemption, receipt });
              }}
              onLeave={startAgain}
            />
          ) : (
            <ConfirmedBill
              redemption={stage.redemption}
              receipt={stage.receipt}
              onNext={startAgain}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Explains a validation to new staff, below the two ways to start one. */
function Steps() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-4 lg:col-span-2">
      <h2 id={id} className="text-xl font-bold">
        {texts.stepsTitle}
      </h2>
      <ol className="mt-4 grid grid-cols-3 gap-6">
        {texts.steps.map(({ title, text }, position) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-content-center rounded-full bg-sea-soft font-bold text-sea-ink"
            >
              {position + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CodeFormProps {
  /** True if the code is the first way to validate, before the camera. */
  isMain: boolean;
  isBusy: boolean;
  /** True if the last code was refused; the reason is shown above. */
  isRefused: boolean;
  /** True if the code is the first way, or after a finished validation: the field takes the focus. */
  isFocusedOnMount: boolean;
  onCode: (code: string) => void;
}

/** Code field; the code is checked as soon as it is complete, typed or pasted. */
function CodeForm({ isMain, isBusy, isRefused, isFocusedOnMount, onCode }: CodeFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm({
    start: { code: '' },
    isBusy,
    problemsOf: ({ code }) => ({
      code: parseRedemptionCode(code) ? '' : texts.codeProblem(codeLength),
    }),
    onSubmit: ({ code }) => {
      onCode(parseRedemptionCode(code) ?? '');
    },
  });
  const code = form.field('code');
  useEffect(() => {
    if (isFocusedOnMount) formRef.current?.querySelector('input')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Form form={form} ref={formRef} className="flex flex-col gap-3">
      <TextField
        label={texts.codeLabel}
        className="[&_input]:min-h-14 [&_input]:text-2xl [&_input]:font-bold"
        hint={texts.codeHint}
        {...code}
        onChange={(typedText) => {
          const text = typedText.toUpperCase();
          code.onChange(text);
          const completeCode = parseRedemptionCode(text);
          if (completeCode && !isBusy) onCode(completeCode);
        }}
        aria-invalid={isRefused || code.error !== '' ? true : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        placeholder={texts.codeExample}
      />
      <SubmitButton
        form={form}
        busyLabel={texts.checkingCode}
        variant={isMain ? 'primary' : 'secondary'}
        block
      >
        {texts.checkCode}
      </SubmitButton>
    </Form>
  );
}

interface ScanCodeProps {
  /** True if the camera is the first way to validate, before the code. */
  isMain: boolean;
  /** True while no code should be read. */
  isPaused: boolean;
  onRead: (text: string) => void;
}

/** Camera view, opened on request; images stay on the device. If the camera fails, the reason is shown instead. */
function ScanCode({ isMain, isPaused, onRead }: ScanCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState('');
  const openButton = useRef<HTMLButtonElement>(null);
  return (
    <div
      className={
        isOpen
          ? 'flex flex-col gap-3'
          : 'relative flex min-h-64 flex-col items-center justify-center gap-4 rounded-card bg-sea-soft p-6'
      }
    >
      {!isOpen && (
        <span className="relative grid place-items-center text-sea-ink">
          <Scan aria-hidden size={128} strokeWidth={1} />
          <QrCode aria-hidden size={56} strokeWidth={1.5} className="absolute" />
        </span>
      )}
      {isOpen && (
        <div className="grid aspect-square place-items-center overflow-hidden rounded-card bg-club">
          {failure ? (
            <div className="flex flex-col items-center gap-4 p-5">
              <FormAlert text={failure} />
              <Button
                variant="secondary"
                onClick={() => {
                  setFailure('');
                  openButton.current?.focus();
                }}
              >
                {texts.retry}
              </Button>
            </div>
          ) : (
            <CameraView
              isPaused={isPaused}
              onRead={onRead}
              onFailure={(error) => {
                setFailure(errorSentence(texts.cameraErrors, errorCode(error)));
              }}
            />
          )}
        </div>
      )}
      <Button
        ref={openButton}
        variant={isOpen ? 'quiet' : isMain ? 'primary' : 'secondary'}
        // The whole area opens the camera.
        className={isOpen ? undefined : 'px-8 after:absolute after:inset-0'}
        onClick={() => {
          setFailure('');
          setOpen(!isOpen);
        }}
      >
        {!isOpen && <Camera aria-hidden size={20} />}
        {isOpen ? texts.closeCamera : texts.openCamera}
      </Button>
    </div>
  );
}

interface CameraViewProps extends Omit<ScanCodeProps, 'isMain'> {
  onFailure: (error: unknown) => void;
}

function CameraView({ isPaused, onRead, onFailure }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const handleRead = useEffectEvent((text: string) => {
    if (!isPaused) onRead(text);
  });
  const handleFailure = useEffectEvent(onFailure);

  useEffect(() => {
    const controller = new AbortController();
    const element = video.current;
    if (element) {
      openCamera(element, { signal: controller.signal, onRead: handleRead }).catch(
        (error: unknown) => {
          if (!controller.signal.aborted) handleFailure(error);
        },
      );
    } else handleFailure(new AppError('unknown', 'No picture to show the camera in'));
    return () => {
      controller.abort();
    };
  }, []);

  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={texts.cameraLabel}
      className="size-full object-cover"
    />
  );
}
