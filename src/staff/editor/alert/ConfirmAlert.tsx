import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryFnOf } from '../../../lib/http/queryFn';
import { isLatinOnly, isPartlyCyrillic } from '../../../lib/text/letters';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Callout } from '../../../ui/feedback/Callout';
import { Field } from '../../../ui/forms/Field';
import { list } from '../../data/items/items';
import type { Item, Values } from '../../kinds/kinds';
import { toColumns } from '../../kinds/values';
import { useItemFormState } from '../form/useItemForm';
import { AlertPreview } from './AlertPreview';
import { hiddenAlerts } from './hiddenAlerts';

interface Props {
  values: Values<'alerts'>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms publishing an alert by typing the word that the dialog names, in either case. */
export function ConfirmAlert({ values, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const [rejected, setRejected] = useState(false);
  const word = t('alertConfirm.word');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = typed.trim().toLowerCase() === word.toLowerCase();
    setRejected(!isRight);
    if (isRight) onConfirm();
  };
  return (
    <Dialog title={t('alertConfirm.title')} onClose={onCancel} wide>
      <form noValidate className="stack" onSubmit={submit}>
        <p>{t('alertConfirm.text')}</p>
        <AlertPreview values={values} />
        <HiddenAlertsNote values={values} />
        {isLatinOnly(values.text_ru) && (
          <Callout kind="warning">{t('alertConfirm.russianLatin')}</Callout>
        )}
        {isPartlyCyrillic(values.text_en) && (
          <Callout kind="warning">{t('alertConfirm.englishCyrillic')}</Callout>
        )}
        <Field
          label={t('alertConfirm.label', { word })}
          name="alert-word"
          error={rejected ? t('alertConfirm.wrong', { word }) : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <div className="cluster gap-3">
          <Button variant="danger" type="submit">
            {t('alertConfirm.confirm')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('alertConfirm.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/**
 * The alerts that visitors do not see while this one is up, because a page shows two at most.
 * Renders nothing if the others cannot be fetched.
 */
function HiddenAlertsNote({ values }: Pick<Props, 'values'>) {
  const { t } = useTranslation('admin');
  const { itemId: id, item } = useItemFormState<'alerts'>();
  const { data } = useQuery({
    queryKey: ['admin', 'alerts', 'beside', id],
    queryFn: queryFnOf((signal) => list('alerts', { page: 1, state: 'open', signal })),
    staleTime: 0,
  });
  if (!data) return null;
  const { level, starts_at, ends_at } = toColumns('alerts', values, { item }) as Item<'alerts'>;
  const start = starts_at === 'now' ? new Date().toISOString() : starts_at;
  const hidden = hiddenAlerts(
    { id, level, starts_at: start, ends_at },
    data.items.filter((other) => other.id !== id),
  );
  return (
    <>
      {hidden.itself && <Callout kind="warning">{t('alertConfirm.waits')}</Callout>}
      {hidden.others.map(({ id: otherId, text_en: text }) => (
        <Callout key={otherId} kind="warning">
          {t('alertConfirm.hides', { text })}
        </Callout>
      ))}
    </>
  );
}
