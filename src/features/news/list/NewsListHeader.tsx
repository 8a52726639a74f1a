import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { type NewsListing, newsListPath } from '../../../services/news/newsList';
import { CanonicalLinks } from '../../../ui/page/CanonicalLinks';
import { DemoNote } from '../../../ui/page/DemoNote';
import { PageHead } from '../../../ui/page/PageHead';
import { PageHeader } from '../../../ui/page/PageHeader';

/** Renders title and header of a list, and the canonical URL of one below `/news`; HeadLinks renders that of `/news`. */
export function NewsListHeader({ listing: { page, year } }: { listing: NewsListing }) {
  const params = useParams();
  const { t } = useTranslation(['news', 'common']);
  const { name } = usePageNames();
  const heading = year === undefined ? t('title') : t('years.heading', { year });
  const lead = year === undefined ? t('lead') : t('years.lead', { year });
  const title = page > 1 ? t('titleOfPage', { title: heading, page }) : heading;
  const home = { to: '/', name: name('/') };
  return (
    <>
      <PageHead title={t('title', { ns: 'common', page: title })} description={lead} />
      {(params.year ?? params.page) && <CanonicalLinks path={newsListPath({ page, year })} />}
      <PageHeader
        title={heading}
        lead={lead}
        scene="nairobi-skyline"
        crumbs={year === undefined ? [home] : [home, { to: '/news', name: name('/news') }]}
        compact
      >
        <DemoNote />
      </PageHeader>
    </>
  );
}
