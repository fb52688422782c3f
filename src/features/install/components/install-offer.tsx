import { useId, useState } from 'react';
import { installTexts } from '#features/install/texts.ts';
import { Button } from '#ui/button.tsx';
import { askToInstall, refuseToInstall, useInstallWay } from './install-way.ts';

/** Offers to install the guide, to somebody who has shown that it is of use; nothing where it cannot be or is. */
export function InstallOffer() {
  const way = useInstallWay();
  const titleId = useId();
  const [isAnswered, setAnswered] = useState(false);
  if (way === null || isAnswered) return null;
  const refuse = () => {
    refuseToInstall();
    setAnswered(true);
  };
  const ask = async () => {
    setAnswered(true);
    if (!(await askToInstall().catch(() => false))) refuseToInstall();
  };
  return (
    <section
      aria-labelledby={titleId}
      className="flex appear flex-col gap-2 rounded-card border border-line bg-surface p-5"
    >
      <h2 id={titleId} className="font-bold">
        {installTexts.title}
      </h2>
      <p className="text-ink-muted">{installTexts.worth}</p>
      {way === 'by-hand' && <p>{installTexts.onAppleDevice}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        {way === 'prompt' ? (
          <>
            <Button variant="secondary" onClick={() => void ask()}>
              {installTexts.install}
            </Button>
            <Button variant="quiet" onClick={refuse}>
              {installTexts.refuse}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={refuse}>
            {installTexts.understood}
          </Button>
        )}
      </div>
    </section>
  );
}
