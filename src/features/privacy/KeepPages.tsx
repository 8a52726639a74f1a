import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KEEP_PAGES } from '../../content/site';
import type { PrivacyText } from '../../content/textTypes';
import { hasConsularPages, keepConsularPages } from '../../lib/browser/offlineCopy';
import { useClientValue } from '../../lib/hooks/useClientValue';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';

/** Returns the size of the consular pages in kB, which the build has written into the HTML; undefined on the development server. */
const offlineKb = () => globalThis.document?.getElementById('root')?.dataset.offlineKb;

/** Offers to keep all consular pages on the device, and says when they are there. Pressing says so where the browser cannot. */
export function KeepPages({ text }: { text: PrivacyText['keep'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const size = useClientValue(offlineKb(), undefined);
  const [state, setState] = useState<'absent' | 'keeping' | 'kept' | 'failed'>('absent');
  useEffect(() => {
    hasConsularPages(language).then(
      (kept) => setState(kept ? 'kept' : 'absent'),
      // The browser blocks its storage; pressing the button says so.
      () => setState('absent'),
    );
  }, [language]);

  const keep = () => {
    setState('keeping');
    keepConsularPages(language).then(
      () => setState('kept'),
      () => setState('failed'),
    );
  };
  return (
    <section className="stack gap-2" aria-labelledby={KEEP_PAGES} data-screen-only data-script-only>
      <h2 id={KEEP_PAGES} className="size-h3" tabIndex={-1}>
        {text.title}
      </h2>
      {state !== 'kept' && (
        <>
          <p>
            {text.text} {size && t('keepPages.size', { size })}
          </p>
          <p>
            <Button variant="secondary" onClick={keep} aria-disabled={state === 'keeping'}>
              <Download aria-hidden="true" size="1em" />
              {state === 'keeping' ? text.keeping : t('keepPages.do')}
            </Button>
          </p>
        </>
      )}
      <p role="status">
        {state === 'kept' && text.kept}
        {state === 'failed' && text.failed}
      </p>
    </section>
  );
}
