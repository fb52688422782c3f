/** Time after which the object URL is revoked, in ms: every browser has started to read the file by then. */
const urlLifetimeMs = 60_000;

interface DownloadFile {
  filename: string;
  content: Blob;
}

/** Downloads a file through the browser. */
export function saveFile({ filename, content }: DownloadFile): void {
  const objectUrl = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = filename;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(objectUrl);
  }, urlLifetimeMs);
}
