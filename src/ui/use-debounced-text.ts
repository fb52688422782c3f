import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce in ms. */
const debounceMs = 300;

/**
 * Manages the text of a field that updates the address after a debounce. On a slow device the address follows late: a
 * text that the field sent itself must not overwrite letters typed since. Only external changes (Back, a link, a
 * button) are applied to the field.
 * @param appliedText the text in the address
 * @param onSend called with the trimmed text
 * @returns `send` skips the debounce; `noteSent` registers a text that was sent in another way
 */
export function useDebouncedText(appliedText: string, onSend: (text: string) => void) {
  const [typed, setTyped] = useState(appliedText);
  const [lastAppliedText, setLastAppliedText] = useState(appliedText);
  // Sent texts that the address does not show yet. It may show each of them in turn.
  const [sentTexts, setSentTexts] = useState<readonly string[]>([]);
  const text = typed.trim();

  if (lastAppliedText !== appliedText) {
    setLastAppliedText(appliedText);
    const isOwnText = sentTexts.includes(appliedText);
    if (!isOwnText) setTyped(appliedText);
    if (!isOwnText || appliedText === sentTexts.at(-1)) setSentTexts([]);
  }

  const noteSent = (nextText: string) => {
    setSentTexts([...sentTexts, nextText]);
  };
  const send = (nextText: string) => {
    noteSent(nextText);
    onSend(nextText);
  };
  const sendTyped = useEffectEvent(() => {
    send(text);
  });

  useEffect(() => {
    if (text === appliedText.trim()) return;
    const timer = setTimeout(() => {
      sendTyped();
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, appliedText]);

  return { typed, text, setTyped, send, noteSent };
}
