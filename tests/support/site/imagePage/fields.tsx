import '../../../../src/styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../../../src/lib/http/queryClient';
import { loadText } from '../../../../src/lib/i18n/loadText';
import { AdditionalImagesField } from '../../../../src/staff/files/fields/AdditionalImagesField';
import { FeaturedImageField } from '../../../../src/staff/files/fields/ImageField';
import type { ImageValue } from '../../../../src/staff/kinds/files';

/** Renders the image fields without a form, and the order of the images as text. */
function Fields() {
  const [featured, setFeatured] = useState<ImageValue | null>(null);
  const [additional, setAdditional] = useState<ImageValue[]>([]);
  const files = additional.map(({ file, url }) => file?.name ?? url);
  return (
    <MemoryRouter>
      <main className="container">
        <h1>Fields</h1>
        <FeaturedImageField id="featured" value={featured} onChange={setFeatured} />
        <AdditionalImagesField id="additional" value={additional} onChange={setAdditional} />
        <output data-testid="order">{files.join(' ')}</output>
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
