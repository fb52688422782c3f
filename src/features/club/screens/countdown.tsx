import { useRef, useEffect, useEffectEvent, useState } from 'react';
import { Pause, Play } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { RefObject } from 'react';
import { countText } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';

interface CountdownProps {
  seconds: number;
  /** Address of the app. It takes the place of this page, so that Back does not lead here again. */
  to: string;
  /** 'para o início' */
  toName: string;
}

/** Leads on after a while, unless one stops it or does something else on the page. */
export function Countdown({ seconds, to, toName }: CountdownProps) {
  const navigate = useNavigate();
  const own = useRef<HTMLDivElement>(null);
  const lead = () => void navigate(to, { replace: true });
  const { left, isPaused, toggle } = useCountdown(seconds, lead, own);
  return (
    <div
      ref={own}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-ink-muted"
    >
      <p role="timer" className="tabular">
        {isPaused
          ? 'Contagem pausada.'
          : `Você vai ${toName} em ${countText(left, 'segundo', 'segundos')}.`}
      </p>
      <Button variant="quiet" onClick={toggle}>
        {isPaused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
        {isPaused ? 'Continuar' : 'Pausar'}
      </Button>
    </div>
  );
}

/** What tells that somebody is busy with the page: a scroll begins with one of them. */
const doings = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Counts seconds down to something that then happens once. It can be stopped and goes on where it stopped; it
 * stands still while nobody looks at the page, and stops for whoever does something there.
 * @param own holds the count's own button, which does what it says
 */
function useCountdown(seconds: number, onEnd: () => void, own: RefObject<HTMLElement | null>) {
  const [left, setLeft] = useState(seconds);
  const [isPaused, setPaused] = useState(false);
  const end = useEffectEvent(onEnd);
  const isOver = left <= 0;

  useEffect(() => {
    if (isPaused || isOver) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((before) => before - 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isPaused, isOver]);

  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  useEffect(() => {
    const pause = ({ target }: Event) => {
      if (!(target instanceof Node && own.current?.contains(target))) setPaused(true);
    };
    for (const doing of doings) document.addEventListener(doing, pause, { passive: true });
    return () => {
      for (const doing of doings) document.removeEventListener(doing, pause);
    };
  }, [own]);

  return {
    left: Math.max(0, left),
    isPaused,
    toggle: () => {
      setPaused((paused) => !paused);
    },
  };
}
