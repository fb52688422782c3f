// Runs React's code first. The app follows in later tasks, see start().
import 'react-dom/client';
import './styles/main.css';

/** True if the browser is new enough for the app; the first script of index.html sets this variable. */
declare const appRuns: boolean;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Runs React, the app and the first render in separate tasks, so that an input waits for only one of them. */
async function start(rootElement: HTMLElement): Promise<void> {
  const { startApp } = await import('#app/begin.tsx');
  setTimeout(startApp, 0, rootElement);
}

if (appRuns) void start(root);
