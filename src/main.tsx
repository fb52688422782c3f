// React, in a file of its own.
import 'react-dom/client';
import './styles/main.css';

/** Of the first script in index.html. */
declare const appRuns: boolean;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Each in a task of its own: a finger waits for React, or for the app, or for the page, but not for all of them. */
async function start(page: HTMLElement): Promise<void> {
  const { begin } = await import('#app/begin.tsx');
  setTimeout(begin, 0, page);
}

if (appRuns) void start(root);
