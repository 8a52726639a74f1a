import { useTranslation } from 'react-i18next';
import { env } from '../../lib/env';

/** Says of the demo data that they are no messages of the Embassy. */
export function DemoNote() {
  const { t } = useTranslation();
  return env.demo ? <p className="small-print">{t('demo')}</p> : null;
}
