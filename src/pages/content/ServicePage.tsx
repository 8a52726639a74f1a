import { useTranslation } from 'react-i18next';
import type { Page } from '../../content/site';
import type { ServiceText } from '../../content/text';
import { Answer } from '../../features/content/Answer';
import { ContentLayout } from '../../features/content/ContentLayout';
import { EmbassyOffice } from '../../features/content/EmbassyOffice';
import { PageForms } from '../../features/content/PageForms';
import styles from '../../features/content/SectionBlock.module.css';
import { Sections } from '../../features/content/Sections';
import { usePageText } from '../../features/content/usePageText';
import { sectionTools } from './tools';

/** The answer has the address for paper; here is the way there. */
function WhereToGo() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="office" className={styles.section} data-screen-only>
      <h2 id="office">{t('content.answer.where')}</h2>
      <EmbassyOffice />
    </section>
  );
}

/** A consular service: the answer on the first screen, then the details, each addressable. */
export function ServicePage({ page }: { page: Page }) {
  const text = usePageText<ServiceText>(page.path);
  return (
    <ContentLayout page={page} text={text} top={<Answer page={page} text={text} />} compact>
      <Sections page={page} sections={text.sections} tools={sectionTools[page.path]} />
      <PageForms page={page} />
      {!page.onlineOnly && <WhereToGo />}
    </ContentLayout>
  );
}
