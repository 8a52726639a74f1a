/** Downloads a file that the page has made. */
export function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Later, because Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
