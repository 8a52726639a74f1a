import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { queryFnOf } from '../../../lib/http/queryFn';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Dialog } from '../../../ui/dialog/Dialog';
import { AppLink } from '../../../ui/navigation/AppLink';
import { BIN_DAYS } from '../../api/history/bin';
import { get } from '../../api/items/items';
import { useErrorTexts } from '../../forms/fieldErrors';
import type { Item, Kind } from '../../kinds/kinds';
import { entriesOf, errorsOf, toValues } from '../../kinds/values';
import type { ItemRow } from '../list/itemRow';

interface Props {
  action: 'publish' | 'schedule' | 'toDraft';
  row: ItemRow;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before an action on a row, and says what visitors will see. Fetches the item before it is published or scheduled; if it
 * has errors, these and a link to the form are in place of the button. If it cannot be fetched the button stays.
 */
export function ActionDialog({ action, row, onConfirm, onCancel }: Props) {
  const { kind, id, title, editPath = '', scheduledFor } = row;
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data, isLoading } = useQuery({
    queryKey: ['admin', 'publish', kind, id],
    queryFn: queryFnOf(() => get(kind, id)),
    enabled: action !== 'toDraft',
    retry: false,
    gcTime: 0,
  });
  const errors = useErrors(kind, data);
  const isIncomplete = errors.length > 0;
  const date = scheduledFor && formatDateTime(scheduledFor, language);
  return (
    <Dialog title={t(`ask.${action}.title`)} onClose={onCancel}>
      <div className="stack">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{textAt(t, isIncomplete ? 'ask.incomplete' : `ask.${action}.text`, { date })}</p>
        {isIncomplete && (
          <ul>
            {errors.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <div className="cluster gap-3">
          {isIncomplete ? (
            <AppLink to={editPath} className={buttonClass('primary')}>
              {t('ask.form')}
            </AppLink>
          ) : (
            <Button
              variant={action === 'toDraft' ? 'danger' : 'primary'}
              busy={isLoading}
              onClick={onConfirm}
            >
              {t(`ask.${action}.confirm`)}
            </Button>
          )}
          <Button variant="secondary" onClick={onCancel}>
            {t('ask.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Returns the errors that the form of a stored item would show. */
function useErrors(kind: Kind, item: Item | undefined): string[] {
  const values = toValues(kind, item);
  const errors = item ? errorsOf(kind, { item, initial: values, values }) : {};
  const entries = entriesOf(kind).map(
    ({ name, field }) => [name, { message: errors[name], max: field.max?.[0] }] as const,
  );
  return Object.values(useErrorTexts(Object.keys(errors), Object.fromEntries(entries)));
}

interface DeleteDialogProps extends Pick<Props, 'onConfirm' | 'onCancel'> {
  item: Pick<ItemRow, 'kind' | 'title'>;
}

/** Asks before an item is moved to the bin. */
export function DeleteDialog({ item, ...handlers }: DeleteDialogProps) {
  const { t } = useTranslation(['admin', 'kinds']);
  return (
    <ConfirmDialog
      deletes
      title={t(`kinds:${item.kind}.delete.title`)}
      confirm={t(`kinds:${item.kind}.delete.confirm`)}
      cancel={t('delete.cancel')}
      {...handlers}
    >
      <p>
        <strong>{item.title}</strong>
      </p>
      <p>{t('delete.text', { days: BIN_DAYS })}</p>
    </ConfirmDialog>
  );
}
