// Inline script in the start-up message of index.html. The first render of the app replaces the message.

const startup = document.querySelector<HTMLElement>('.startup');
const status = startup?.querySelector('p');
const retryButton = startup?.querySelector('button');
if (startup && status && retryButton) {
  /** Shows that the app cannot start, if its code did not load or threw an error before the first render. */
  const showFailure = ({ target }: Event) => {
    const isCode = target === window || target instanceof HTMLScriptElement;
    if (!isCode || !startup.isConnected) return;
    startup.removeAttribute('aria-busy');
    status.textContent = status.dataset['failed'] ?? '';
    retryButton.hidden = false;
  };
  if (window.canRunApp) {
    status.textContent = status.dataset['starting'] ?? '';
    addEventListener('error', showFailure, true);
    addEventListener('unhandledrejection', showFailure);
    retryButton.addEventListener('click', () => {
      location.reload();
    });
  } else {
    startup.removeAttribute('aria-busy');
    const notice = status.querySelector('span');
    if (notice) notice.textContent = notice.dataset['oldBrowser'] ?? '';
  }
}

// Makes this file a module.
export {};
