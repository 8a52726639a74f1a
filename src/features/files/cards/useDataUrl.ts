import { useEffect, useState } from 'react';

/**
 * Reads a file as a `data:` URL, because the Content-Security-Policy allows no `blob:` (design 8).
 * Null without a file, until it is read, and when it cannot be read.
 */
export function useDataUrl(file: Blob | undefined): string | null {
  const [result, setResult] = useState<{ file: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setResult({ file, url: String(reader.result) });
    reader.readAsDataURL(file);
    return () => {
      reader.onload = null;
    };
  }, [file]);
  return result && result.file === file ? result.url : null;
}
