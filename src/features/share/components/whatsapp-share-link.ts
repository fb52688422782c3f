/** WhatsApp with the title and the address already written, to be sent to whom one chooses. */
export function whatsappShareLink(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}
