import { useEffect, useEffectEvent, useState } from 'react';

/** SPEC section 9. */
const debounceMs = 300;

/**
 * The text of a field that an address follows, a moment after the last letter. A slow device answers late: what the
 * field sent itself comes back while somebody types on, and must not undo that. Only what another hand changed
 * (Back, a link, a button) is taken over.
 * @param applied the text in the address
 * @param onSend called with the text without the spaces around it
 * @returns `send` does not wait; `noteSent` takes note of a text that went another way
 */
export function useDebouncedText(applied: string, onSend: (text: string) => void) {
  const [typed, setTyped] = useState(applied);
  const [known, setKnown] = useState(applied);
  // What has not come back yet; of several, the address may show each.
  const [sent, setSent] = useState<readonly string[]>([]);
  const text = typed.trim();

  if (known !== applied) {
    setKnown(applied);
    const isOwn = sent.includes(applied);
    if (!isOwn) setTyped(applied);
    if (!isOwn || applied === sent.at(-1)) setSent([]);
  }

  const noteSent = (next: string) => {
    setSent([...sent, next]);
  };
  const send = (next: string) => {
    noteSent(next);
    onSend(next);
  };
  const sendTyped = useEffectEvent(() => {
    send(text);
  });

  useEffect(() => {
    if (text === applied.trim()) return;
    const timer = setTimeout(() => {
      sendTyped();
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, applied]);

  return { typed, text, setTyped, send, noteSent };
}
