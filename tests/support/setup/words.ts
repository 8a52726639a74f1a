import { afterEach } from 'vitest';
import { i18n } from '../../../src/lib/i18n/i18n';
import { loadText } from '../../../src/lib/i18n/loadText';

// As the site does before it renders.
await loadText('en');

afterEach(async () => {
  await i18n.changeLanguage('en');
});
