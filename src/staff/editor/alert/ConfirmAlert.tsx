import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryFnOf } from '../../../lib/http/queryFn';
import { isLatinOnly, isPartlyCyrillic } from '../../../lib/text/letters';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Callout } from '../../../ui/feedback/Callout';
import { Field } from '../../../ui/forms/Field';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { type Alert, list } from '../../data/alerts/alertsAdmin';
import { AlertPreview } from './AlertPreview';
import { type AlertValues, toAlertInput } from './alertSchema';
import styles from './ConfirmAlert.module.css';
import { hiddenAlerts } from './hiddenAlerts';

interface Props {
  values: AlertValues;
  /** Undefined for a new one. */
  alert?: Alert | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms publishing an alert by typing the word that the dialog names, in either case. */
export function ConfirmAlert({ values, alert, onConfirm, onCancel }: Props) {
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
      <form noValidate className={styles.form} onSubmit={submit}>
        <p>{t('alertConfirm.text')}</p>
        <AlertPreview values={values} />
        <HiddenAlertsNote values={values} alert={alert} />
        {isLatinOnly(values.textRu) && (
          <Callout kind="warning">{t('alertConfirm.russianLatin')}</Callout>
        )}
        {isPartlyCyrillic(values.textEn) && (
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
        <ActionRow>
          <Button variant="danger" type="submit">
            {t('alertConfirm.confirm')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('alertConfirm.cancel')}
          </Button>
        </ActionRow>
      </form>
    </Dialog>
  );
}

interface HiddenAlertsNoteProps {
  values: AlertValues;
  /** Undefined for a new one. */
  alert?: Alert | undefined;
}

/**
 * The alerts that visitors do not see while this one is up, because a page shows two at most.
 * Renders nothing if the others cannot be fetched.
 */
function HiddenAlertsNote({ values, alert }: HiddenAlertsNoteProps) {
  const { t } = useTranslation('admin');
  const { data } = useQuery({
    queryKey: ['admin', 'alerts', 'beside', alert?.id ?? 'new'],
    queryFn: queryFnOf((signal) => list({ page: 1, period: 'open', signal })),
    staleTime: 0,
  });
  if (!data) return null;
  const { level, startsAt, endsAt } = toAlertInput(values, alert);
  const id = alert?.id ?? '';
  const hidden = hiddenAlerts(
    { id, level, startsAt: startsAt ?? new Date(), endsAt },
    data.items.filter((other) => other.id !== id),
  );
  return (
    <>
      {hidden.itself && <Callout kind="warning">{t('alertConfirm.waits')}</Callout>}
      {hidden.others.map(({ id: otherId, textEn }) => (
        <Callout key={otherId} kind="warning">
          {t('alertConfirm.hides', { text: textEn })}
        </Callout>
      ))}
    </>
  );
}
