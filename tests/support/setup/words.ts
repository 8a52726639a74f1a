import { afterEach } from 'vitest';
import { i18n } from '../../../src/lib/i18n/i18n';
import { loadText } from '../../../src/lib/i18n/loadText';

// As the staff area does before it renders.
await loadText('en', ['errors', 'kinds']);

afterEach(async () => {
  await i18n.changeLanguage('en');
});
