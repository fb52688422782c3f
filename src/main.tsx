// Runs React's code first. The app follows in later tasks, see start().
import 'react-dom/client';
import './styles/main.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Runs React, the app and the first render in separate tasks, so that an input waits for only one of them. */
async function start(rootElement: HTMLElement): Promise<void> {
  const { startApp } = await import('#app/begin.tsx');
  setTimeout(startApp, 0, rootElement);
}

// Set by src/app/inline/before-paint.ts.
if (window.canRunApp) void start(root);
