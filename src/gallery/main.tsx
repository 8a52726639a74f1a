// Must be the first style sheet, because it declares the order of the cascade layers.
import '../styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languages, withoutPrefix, withPrefix } from '../lib/i18n/languages';
import { loadText } from '../lib/i18n/loadText';
import { Gallery } from './Gallery';
import { GALLERY } from './path';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The path alone decides: a remembered language would leave one of the two paths without its language.
const { pathname } = window.location;
const language = languages.find((one) => withPrefix(GALLERY, one) === pathname) ?? 'en';
document.documentElement.lang = language;
await loadText(language, ['errors']);

/** Leaves links to other pages to the browser, because the router of the gallery has no other page. */
const followOutside = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && withoutPrefix(link.pathname) !== GALLERY) event.stopPropagation();
};
document.addEventListener('click', followOutside, { capture: true });

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Gallery />
    </BrowserRouter>
  </StrictMode>,
);
