import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Day, formatDay } from '../../lib/dates/calendarDay';
import { moscowDay } from '../../lib/dates/moscowTime';
import { useToday } from '../../lib/dates/useToday';
import { env } from '../../lib/env';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';

/** Renders a button that prints the page. `styles/print.css` prints checklists as empty boxes. */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer size="1.1em" />
      {t('content.print')}
    </Button>
  );
}

/** Selects what is folded on screens and printed in full. */
const FOLDED = 'details[data-printed]:not([open])';

/**
 * Renders the note at the end of paper: the URL and the current day, even on a page open for days.
 * While the page is printed, unfolds the elements of {@link FOLDED}.
 */
export function PrintFooter() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const opened = useToday();
  const [printed, setPrinted] = useState<Day>();
  // `flushSync`, because the browser lays out paper right after this event. Reads the day again,
  // because a page may stay open for days.
  useEffect(() => {
    const unfolded = new Set<HTMLDetailsElement>();
    const before = () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>(FOLDED)) {
        details.open = true;
        unfolded.add(details);
      }
      flushSync(() => setPrinted(moscowDay()));
    };
    const after = () => {
      for (const details of unfolded) details.open = false;
      unfolded.clear();
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return (
    <p data-print-note data-paper-only>
      {t('content.printed', {
        address: env.siteUrl + pathname,
        date: formatDay(printed ?? opened, language),
      })}
    </p>
  );
}
