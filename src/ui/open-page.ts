/** Leaves the app for a page of the payment provider. A separate module, so that tests can observe the URL. */
export function openPage(url: string): void {
  location.assign(url);
}
