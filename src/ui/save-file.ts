/** Long enough for every browser to have begun reading the file. */
const keptMs = 60_000;

interface DownloadFile {
  filename: string;
  content: Blob;
}

/** Hands a file to the browser, which saves it as it saves every download. */
export function saveFile({ filename, content }: DownloadFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, keptMs);
}
