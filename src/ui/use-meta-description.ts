import { useEffect } from 'react';

/** Approximate length that search engines show. */
const maxLength = 160;

/** Sets the meta description of the page, for search engines and previews, while the component is mounted. */
export function useMetaDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || text === '') return;
    const previousContent = meta.content;
    meta.content = shorten(text);
    return () => {
      meta.content = previousContent;
    };
  }, [text]);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const truncated = line.slice(0, maxLength - 1);
  return `${truncated.slice(0, Math.max(truncated.lastIndexOf(' '), 100))}…`;
}
