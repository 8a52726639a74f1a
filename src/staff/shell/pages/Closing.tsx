import { useTranslation } from 'react-i18next';
import { ClosingForm } from '../../closing/ClosingForm';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';

/** Renders the page `/admin/closed`, where an admin says that the Embassy is closed. */
export function Closing() {
  const { t } = useTranslation('facts');
  const title = t('start.days');
  return (
    <StaffPage title={title}>
      <Panel aria-label={title}>
        <ClosingForm />
      </Panel>
    </StaffPage>
  );
}
