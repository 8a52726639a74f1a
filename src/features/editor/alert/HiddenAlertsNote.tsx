import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryFnOf } from '../../../lib/http/queryFn';
import { type Alert, list } from '../../../services/alerts/alertsAdmin';
import { Callout } from '../../../ui/feedback/Callout';
import type { AlertValues } from './alertSchema';
import { toAlertInput } from './alertSchema';
import { hiddenAlerts } from './hiddenAlerts';

interface Props {
  values: AlertValues;
  /** Undefined for a new one. */
  alert?: Alert | undefined;
}

/**
 * The alerts that visitors do not see while this one is up, because a page shows two at most.
 * Renders nothing if the others cannot be fetched.
 */
export function HiddenAlertsNote({ values, alert }: Props) {
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
