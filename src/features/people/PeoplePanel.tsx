import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../services/people/people';
import { Dialog } from '../../ui/dialog/Dialog';
import { LoadError } from '../../ui/feedback/LoadError';
import { useNotify } from '../../ui/feedback/NotificationProvider';
import { useRetryQuery } from '../auth/session/useReauthentication';
import { useStaffMember } from '../auth/session/useStaffMember';
import { NameForm } from './NameForm';
import { PeopleTable } from './PeopleTable';
import { usePeople } from './usePeople';

/** Who has access (decision 0039), with a dialog that sets a name. */
export function PeoplePanel() {
  const { t } = useTranslation(['people', 'admin']);
  const notify = useNotify();
  const ownId = useStaffMember()?.id;
  const query = usePeople();
  const retry = useRetryQuery(query);
  const [renamed, setRenamed] = useState<Person | null>(null);
  const people = query.data?.filter(({ role }) => role !== null);
  const close = () => setRenamed(null);
  return (
    <>
      {query.error && <LoadError error={query.error} busy={query.isFetching} onRetry={retry} />}
      {!people && !query.error && <p role="status">{t('admin:list.loading')}</p>}
      {people?.length === 0 && <p>{t('access.none')}</p>}
      {people && people.length > 0 && (
        <PeopleTable people={people} ownId={ownId} onRename={setRenamed} />
      )}
      {renamed && (
        <Dialog title={t('access.renameTitle', { email: renamed.email })} onClose={close}>
          <NameForm
            account={renamed}
            onCancel={close}
            onDone={(name) => {
              close();
              notify('/admin/access', <p>{t('name.done', { name })}</p>);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
