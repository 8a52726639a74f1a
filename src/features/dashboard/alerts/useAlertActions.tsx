import { useTranslation } from 'react-i18next';
import { type Alert, endNow, extend } from '../../../services/alerts/alertsAdmin';
import { useReauthentication } from '../../auth/session/useReauthentication';
import { invalidateItems } from '../../items/itemCache';
import { mapData, useItemActions } from '../actions/useItemActions';
import { useNotifyResult } from '../actions/useNotifyResult';
import { UndoButton } from '../messages/UndoButton';

/**
 * Takes an alert down; “Undo” puts it up again until its previous end.
 * @param alerts have the previous ends
 */
export function useAlertActions(alerts: Alert[]) {
  const { t } = useTranslation('admin');
  const notifyResult = useNotifyResult('/admin/dashboard');
  const withReauthentication = useReauthentication();
  const undo = async (id: string, title: string, endsAt: Date) => {
    const result = await withReauthentication(() => extend(id, endsAt));
    notifyResult(title, result, () => <p>{t('done.alertExtended', { title })}</p>);
    await invalidateItems('alerts');
  };
  return useItemActions('alerts', {
    endNow: async ({ id }) => {
      const previous = alerts.find((alert) => alert.id === id);
      return mapData(await endNow(id), ({ textEn: title }) => (
        <>
          <p>{t('done.alertEnded', { title })}</p>
          {previous && <UndoButton title={title} onUndo={() => undo(id, title, previous.endsAt)} />}
        </>
      ));
    },
  });
}
