import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { queryFnOf } from '../../../lib/http/queryFn';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { isLatinOnly, isPartlyCyrillic } from '../../../lib/text/letters';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Callout } from '../../../ui/feedback/Callout';
import { list } from '../../data/items/items';
import { DATABASE_NOW } from '../../kinds/field';
import type { Item, Values } from '../../kinds/kinds';
import { titleIn } from '../../kinds/texts';
import { toColumns } from '../../kinds/values';
import { useItemForm } from '../form/ItemFormProvider';
import { AlertPreview } from './AlertPreview';
import { hiddenAlerts } from './hiddenAlerts';
import { RelativeDays } from './RelativeDays';

interface Props {
  values: Values<'alerts'>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an alert is published: shows it as visitors will see it, what it hides, texts in the wrong alphabet, and words such as “tomorrow”. */
export function ConfirmAlert({ values, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const end = fromMoscowInput(values.ends_at);
  return (
    <Dialog title={t('alertConfirm.title')} onClose={onCancel} wide>
      <div className="stack">
        <p>{t('alertConfirm.text', { until: end && formatDateTime(end, language) })}</p>
        <AlertPreview values={values} />
        <HiddenAlertsNote values={values} />
        {isLatinOnly(values.text_ru) && (
          <Callout kind="warning">{t('alertConfirm.russianLatin')}</Callout>
        )}
        {isPartlyCyrillic(values.text_en) && (
          <Callout kind="warning">{t('alertConfirm.englishCyrillic')}</Callout>
        )}
        <RelativeDays values={values} onReplaced={onCancel} />
        <div className="cluster gap-3">
          <Button variant="danger" onClick={onConfirm}>
            {t('alertConfirm.confirm')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('alertConfirm.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Warns of alerts, or of this one, that visitors do not see while others are up, because a page shows two at most. Renders
 * nothing if the others cannot be fetched.
 */
function HiddenAlertsNote({ values }: Pick<Props, 'values'>) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { itemId: id, item } = useItemForm<'alerts'>();
  const { data } = useQuery({
    queryKey: ['admin', 'alerts', 'beside', id],
    queryFn: queryFnOf((signal) => list('alerts', { page: 1, state: 'open', signal })),
    staleTime: 0,
  });
  if (!data) return null;
  const { level, starts_at, ends_at } = toColumns('alerts', values, { item }) as Item<'alerts'>;
  const start = starts_at === DATABASE_NOW ? new Date().toISOString() : starts_at;
  const hidden = hiddenAlerts(
    { id, level, starts_at: start, ends_at },
    data.items.filter((other) => other.id !== id),
  );
  return (
    <>
      {hidden.itself && <Callout kind="warning">{t('alertConfirm.waits')}</Callout>}
      {hidden.others.map((other) => (
        <Callout key={other.id} kind="warning">
          {t('alertConfirm.hides', { text: titleIn(other, language) })}
        </Callout>
      ))}
    </>
  );
}
