import { useTranslation } from 'react-i18next';
import { downloads } from '../../../content/consular/downloads';
import type { Page } from '../../../content/site';
import type { DownloadsText } from '../../../content/text';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { filesOf } from '../../../lib/urls/downloads';
import { usePageText } from '../layout/usePageText';
import { FormFiles } from './FormFiles';
import styles from './PageForms.module.css';

const DOWNLOADS = '/consular/downloads';

/** Lists the forms that a page offers for download (R1.20). */
export function PageForms({ page }: { page: Page }) {
  const { t } = useTranslation('consular/forms');
  const language = useLanguage();
  const { forms = {} } = usePageText<Partial<DownloadsText>>(DOWNLOADS);
  const offered = downloads.filter(({ pages }) => pages.some((path) => path === page.path));
  if (offered.length === 0) return null;
  const name = (form: string) => forms[form]?.name ?? '';
  return (
    <section className={styles.forms} data-screen-only>
      <h2 id="forms" tabIndex={-1}>
        {t('content.forms', { ns: 'common' })}
      </h2>
      <ul className="plain-list">
        {offered.map(({ form, file }) => {
          const files = filesOf(file, language);
          return (
            <li key={form}>
              <h3>{name(form)}</h3>
              <FormFiles form={name(form)} files={files} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
