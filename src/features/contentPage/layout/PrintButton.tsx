import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';

/** Prints the page; on paper the lists are boxes to tick (styles/print.css). */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden="true" size="1.1em" />
      {t('content.print')}
    </Button>
  );
}
