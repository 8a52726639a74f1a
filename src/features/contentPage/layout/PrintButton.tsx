import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';

/** Renders a button that prints the page. `styles/print.css` prints checklists as empty boxes. */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden="true" size="1.1em" />
      {t('content.print')}
    </Button>
  );
}
