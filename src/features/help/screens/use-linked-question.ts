import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Opens the question that the address names (/help#senha) and shows it; names the one that is opened.
 * @returns what to call with the question that was opened
 */
export function useLinkedQuestion(): (id: string) => void {
  const { hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const question = document.getElementById(hash.slice(1));
    if (!(question instanceof HTMLDetailsElement) || question.open) return;
    question.open = true;
    question.scrollIntoView();
  }, [hash]);

  return (id) => {
    if (hash !== `#${id}`) void navigate({ hash: id }, { replace: true });
  };
}
