import { useTranslation } from 'react-i18next';
import { downloadsOf } from '../../../content/consular/downloads';
import type { Page } from '../../../content/site';
import type { DownloadsText } from '../../../content/textTypes';
import { Row, Rows } from '../../../ui/layout/Rows';
import { usePageText } from '../layout/usePageText';
import { FormFiles } from './FormFiles';

const DOWNLOADS = '/consular/downloads';

/** Lists the forms that a page offers for download (R1.20); nothing for a page without any. */
export function PageForms({ page }: { page: Page }) {
  const { t } = useTranslation('consular/forms');
  const { forms = {} } = usePageText<Partial<DownloadsText>>(DOWNLOADS);
  const offered = downloadsOf(page.path);
  if (offered.length === 0) return null;
  const name = (form: string) => forms[form]?.name ?? '';
  return (
    <section className="stack measure" data-screen-only>
      <h2 id="forms" tabIndex={-1}>
        {t('content.forms', { ns: 'common' })}
      </h2>
      <Rows>
        {offered.map((download) => (
          <Row
            key={download.form}
            level={3}
            title={name(download.form)}
            aside={<FormFiles form={name(download.form)} download={download} />}
          />
        ))}
      </Rows>
    </section>
  );
}
