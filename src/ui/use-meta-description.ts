import { useEffect } from 'react';

/** Approximate length that search engines show. */
const maxLength = 160;

/** Sets the meta description of the page, for search engines and previews, while it is mounted. */
export function useMetaDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || text === '') return;
    const before = meta.content;
    meta.content = shortened(text);
    return () => {
      meta.content = before;
    };
  }, [text]);
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`;
}
