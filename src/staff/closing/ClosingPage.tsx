import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDays } from '../../lib/dates/calendarDay';
import { languages, withOther } from '../../lib/i18n/languages';
import { fetchText } from '../../lib/i18n/loadText';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { QueryState } from '../account/session/QueryState';
import { useReauthentication } from '../account/session/useReauthentication';
import { closeEmbassy } from '../api/closeEmbassy';
import { moveToBin } from '../api/items/items';
import { saveFact } from '../api/storedFacts';
import { refetchFacts } from '../facts/useSaveFact';
import { SimpleForm, TextField, useSimpleForm } from '../forms/SimpleForm';
import { invalidateItems } from '../items/itemCache';
import { UndoButton } from '../items/UndoButton';
import { useAction } from '../items/useAction';
import { alertPreview } from '../kinds/alerts/alertPreview';
import { toColumns } from '../kinds/kinds';
import { useNotify } from '../parts/NotificationProvider';
import { PagePreview } from '../parts/PagePreview';
import { Panel } from '../parts/Panel';
import { StaffPage } from '../StaffPage';
import { type ClosedDay, type ClosingValues, closingAlert, closingSchema } from './closing';

const HOME = '/admin/dashboard';

/** Query of the texts of the alert, in both languages. */
const alertTextsQuery = {
  queryKey: ['admin', 'alertTexts'],
  queryFn: () =>
    Promise.all(languages.map((language) => fetchText(language, ['facts']))).then(() => true),
  staleTime: Number.POSITIVE_INFINITY,
};

/**
 * Renders `/admin/closed`, where an admin says that the Embassy is closed. It publishes a closed
 * day and an alert in one request, and goes to the dashboard with an “Undo”. The alert can be
 * previewed once it is complete.
 */
export function ClosingPage() {
  const { t } = useTranslation(['facts', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const notify = useNotify();
  const withSignIn = useReauthentication();
  const undo = useUndoClosing();
  const texts = useQuery(alertTextsQuery);
  const [key] = useState(() => `closedDays.${crypto.randomUUID()}`);
  const form = useSimpleForm<ClosingValues, string, ClosedDay>({
    id: 'closing',
    schema: closingSchema,
    empty: { from: '', to: '', reason: { en: '', ru: '' }, closesAt: '' },
    names: ['from', 'to', 'reason.en', 'reason.ru', 'closesAt'],
    send: (day) =>
      withSignIn(() => closeEmbassy({ key, day, alert: toColumns('alerts', closingAlert(day)) })),
    onSent: (alertId, day) => {
      const days = formatDays(day.from, day.to, language);
      notify(
        HOME,
        <>
          <p>{t('closing.done', { days })}</p>
          <UndoButton title={days} onUndo={() => undo(days, key, alertId)} />
        </>,
      );
      void navigate(HOME);
    },
  });
  const typed = closingSchema.safeParse(form.watch()).data;
  return (
    <StaffPage title={t('start.days')}>
      <Panel aria-label={t('start.days')}>
        {/* Without both languages the alert would be in one. */}
        <QueryState query={texts} />
        {texts.data && (
          <SimpleForm form={form} action={t('closing.publish')}>
            <p>{t('closing.lead')}</p>
            <div className="stack gap-5 auto-fit">
              <TextField {...form.fieldProps('from')} type="date" label={t('field.from')} />
              <TextField {...form.fieldProps('to')} type="date" label={t('field.to')} optional />
            </div>
            <div className="stack gap-5 auto-fit">
              {withOther(language).map((one) => (
                <TextField
                  key={one}
                  {...form.fieldProps(`reason.${one}`)}
                  label={t(`field.reason.${one}`)}
                  lang={one}
                />
              ))}
            </div>
            <TextField
              {...form.fieldProps('closesAt')}
              type="time"
              label={t('field.closesAt')}
              optional
            />
            {typed && (
              <p>
                <PagePreview page={() => alertPreview(closingAlert(typed))} />
              </p>
            )}
          </SimpleForm>
        )}
      </Panel>
    </StaffPage>
  );
}

/**
 * Returns a function that moves the alert of a closing to the bin, then takes back the closed day,
 * and shows the outcome on the dashboard. The alert goes first, because visitors see it.
 */
function useUndoClosing() {
  const { t } = useTranslation('facts');
  const act = useAction(HOME);
  return (days: string, key: string, alertId: string) =>
    act({
      title: days,
      request: async () => {
        const removed = await moveToBin('alerts', alertId);
        if (!removed.success && removed.code !== 'notFound') return removed;
        return saveFact({ key, value: null, base: 1 });
      },
      message: () => <p>{t('closing.undone', { days })}</p>,
      refetch: () => Promise.all([invalidateItems('alerts'), refetchFacts()]),
    });
}
