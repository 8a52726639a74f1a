import { useEffect, useState } from 'react';

/**
 * A chosen file as a `data:` URL, because the Content-Security-Policy allows no `blob:`; null until it
 * is read.
 */
export function useDataUrl(file: Blob | undefined): string | null {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setShown({ file, url: String(reader.result) });
    reader.readAsDataURL(file);
    return () => {
      reader.onload = null;
    };
  }, [file]);
  return shown && shown.file === file ? shown.url : null;
}
