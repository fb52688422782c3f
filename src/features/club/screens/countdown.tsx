import { useRef } from 'react';
import { Pause, Play } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { countText } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { useCountdown } from './use-countdown.ts';

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
