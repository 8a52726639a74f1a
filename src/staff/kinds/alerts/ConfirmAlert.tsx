import { useTranslation } from 'react-i18next';
import { formatDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { isLatinOnly, isPartlyCyrillic } from '../../../lib/text/letters';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Note } from '../../../ui/feedback/Note';
import { PreviewFrame } from '../../parts/PagePreview';
import { alertPreview } from './alertPreview';
import type { AlertValues } from './schema';

interface Props {
  values: AlertValues;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before an alert is published: previews it, and warns of texts in the wrong alphabet. */
export function ConfirmAlert({ values, onAnswer }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const end = fromMoscowInput(values.ends_at);
  return (
    <Dialog title={t('alertConfirm.title')} onClose={() => onAnswer(false)} wide>
      <div className="stack">
        <p>{t('alertConfirm.text', { until: end && formatDateTime(end, language) })}</p>
        <PreviewFrame page={alertPreview(values)} onClose={() => onAnswer(false)} />
        {isLatinOnly(values.text_ru) && (
          <Note kind="warning">{t('alertConfirm.russianLatin')}</Note>
        )}
        {isPartlyCyrillic(values.text_en) && (
          <Note kind="warning">{t('alertConfirm.englishCyrillic')}</Note>
        )}
        <div className="cluster gap-3">
          <Button variant="danger" onClick={() => onAnswer(true)}>
            {t('alertConfirm.confirm')}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {t('alertConfirm.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
