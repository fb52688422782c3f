// React, in a separate chunk.
import 'react-dom/client';
import './styles/main.css';

/** True if the browser is new enough for the app; the first script of index.html sets this variable. */
declare const appRuns: boolean;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Runs each step in a separate task, so that input is never delayed by React, the app and the page together. */
async function start(rootElement: HTMLElement): Promise<void> {
  const { startApp } = await import('#app/begin.tsx');
  setTimeout(startApp, 0, rootElement);
}

if (appRuns) void start(root);
