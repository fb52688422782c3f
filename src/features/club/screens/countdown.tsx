import { useRef, useEffect, useEffectEvent, useState } from 'react';
import { Pause, Play } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { RefObject } from 'react';
import * as texts from '#features/club/texts.ts';
import { Button } from '#ui/button.tsx';

interface CountdownProps {
  seconds: number;
  /** URL inside the app. It replaces this page in the history, so that Back does not return here. */
  to: string;
  /** Returns the text with the remaining seconds. */
  sentence: (remainingSeconds: number) => string;
}

/** Navigates after a delay, unless the user pauses it or interacts with the page. */
export function Countdown({ seconds, to, sentence }: CountdownProps) {
  const navigate = useNavigate();
  const elementRef = useRef<HTMLDivElement>(null);
  const openTarget = () => void navigate(to, { replace: true });
  const {
    left: remainingSeconds,
    isPaused,
    toggle,
  } = useCountdown(seconds, openTarget, elementRef);
  return (
    <div
      ref={elementRef}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-ink-muted"
    >
      <p role="timer" className="tabular">
        {isPaused ? texts.countdownPaused : sentence(remainingSeconds)}
      </p>
      <Button variant="quiet" onClick={toggle}>
        {isPaused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
        {isPaused ? texts.resumeCountdown : texts.pauseCountdown}
      </Button>
    </div>
  );
}

/** Events of a user who interacts with the page; scrolling starts with one of them. */
const activityEvents = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Counts down in seconds and calls `onEnd` once. The user can pause and resume it. It does not count while the page is
 * hidden, and an interaction with the page pauses it.
 * @param elementRef element with the countdown's own button, whose events do not pause it
 */
function useCountdown(
  seconds: number,
  onEnd: () => void,
  elementRef: RefObject<HTMLElement | null>,
) {
  const [remainingSeconds, setRemainingSeconds] = useState(seconds);
  const [isPaused, setPaused] = useState(false);
  const handleEnd = useEffectEvent(onEnd);
  const hasEnded = remainingSeconds <= 0;

  useEffect(() => {
    if (isPaused || hasEnded) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        setRemainingSeconds((previousSeconds) => previousSeconds - 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isPaused, hasEnded]);

  useEffect(() => {
    if (hasEnded) handleEnd();
  }, [hasEnded]);

  useEffect(() => {
    const pause = ({ target }: Event) => {
      if (!(target instanceof Node && elementRef.current?.contains(target))) setPaused(true);
    };
    for (const activityEvent of activityEvents)
      document.addEventListener(activityEvent, pause, { passive: true });
    return () => {
      for (const activityEvent of activityEvents)
        document.removeEventListener(activityEvent, pause);
    };
  }, [elementRef]);

  return {
    left: Math.max(0, remainingSeconds),
    isPaused,
    toggle: () => {
      setPaused((paused) => !paused);
    },
  };
}
