/** Leaves the app for a page of the payment provider. Apart, so that tests can see where. */
export function openPage(url: string): void {
  location.assign(url);
}
