import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce in ms. */
const debounceMs = 300;

/**
 * Manages the text of a field that updates the address after a debounce. On a slow device the address follows late: a
 * text that the field sent itself must not overwrite letters typed since. Only external changes (Back, a link, a
 * button) are applied to the field.
 * @param applied the text in the address
 * @param onSend called with the trimmed text
 * @returns `send` skips the debounce; `noteSent` registers a text that was sent in another way
 */
export function useDebouncedText(applied: string, onSend: (text: string) => void) {
  const [typed, setTyped] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  // Sent texts that the address does not show yet. It may show each of them in turn.
  const [sentTexts, setSentTexts] = useState<readonly string[]>([]);
  const text = typed.trim();

  if (lastApplied !== applied) {
    setLastApplied(applied);
    const isOwnText = sentTexts.includes(applied);
    if (!isOwnText) setTyped(applied);
    if (!isOwnText || applied === sentTexts.at(-1)) setSentTexts([]);
  }

  const noteSent = (next: string) => {
    setSentTexts([...sentTexts, next]);
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
