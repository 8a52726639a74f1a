import '../../../../src/styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../../../src/lib/http/queryClient';
import { loadText } from '../../../../src/lib/i18n/loadText';
import { AdditionalImagesField } from '../../../../src/staff/files/fields/AdditionalImagesField';
import { DocumentField } from '../../../../src/staff/files/fields/DocumentField';
import { FeaturedImageField } from '../../../../src/staff/files/fields/ImageField';
import { type UrlOf, useUploads } from '../../../../src/staff/files/upload/useUploads';
import type { DocumentValue, ImageValue } from '../../../../src/staff/kinds/files';
import { toImageColumns } from '../../../../src/staff/kinds/images';
import { newsSlots } from '../../../../src/staff/kinds/slots';

/** Renders the image fields without a form, and their values as text. */
function Fields() {
  const [featured, setFeatured] = useState<ImageValue | null>(null);
  const [additional, setAdditional] = useState<ImageValue[]>([]);
  const [document, setDocument] = useState<DocumentValue | null>(null);
  const [outcome, setOutcome] = useState('');
  const [busy, setBusy] = useState(false);
  const { send: upload, removeExcept, sending } = useUploads(busy);
  const images = { featured, additional };
  const send = async () => {
    setBusy(true);
    const result = await upload(newsSlots(images));
    if (!result.success) await removeExcept([]);
    setBusy(false);
    const columns = (urlOf: UrlOf) =>
      toImageColumns(images, { language: 'en', isTranslated: true, urlOf });
    setOutcome(result.success ? JSON.stringify(columns(result.data)) : result.error);
  };
  const files = additional.map(({ file, url }) => file?.name ?? url);
  return (
    <MemoryRouter>
      <main className="container">
        <h1>Fields</h1>
        <FeaturedImageField
          id="featured"
          value={featured}
          onChange={setFeatured}
          sending={sending}
          onRetry={() => void send()}
        />
        <AdditionalImagesField
          id="additional"
          value={additional}
          onChange={setAdditional}
          sending={sending}
          onRetry={() => void send()}
        />
        <DocumentField id="document" value={document} onChange={setDocument} />
        <button type="button" onClick={() => void send()}>
          Save
        </button>
        <output data-testid="order">{files.join(' ')}</output>
        <output data-testid="outcome">{outcome}</output>
      </main>
    </MemoryRouter>
  );
}

const root = window.document.getElementById('root');
const { searchParams } = new URL(window.location.href);
if (root && searchParams.has('fields')) {
  const language = searchParams.get('fields') || 'en';
  void loadText(language as 'en' | 'ru', ['uploads']).then(() =>
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <Fields />
      </QueryClientProvider>,
    ),
  );
}
