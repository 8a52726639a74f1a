import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { StateOfNews } from '../../services/news/newsActions';
import type { Notice } from '../../services/notices/noticesAdmin';
import { AppLink } from '../../ui/navigation/AppLink';

/** What saving an article has done, with the way to it once it is public. */
export function NewsSaved({ article }: { article: StateOfNews }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { title, state, slug, publishedAt } = article;
  const date = publishedAt ? formatDateTime(publishedAt, language) : '';
  return (
    <Saved
      text={t(`saved.${state}`, { title, date })}
      link={state === 'published' ? `/news/${slug}` : null}
    >
      {t('viewOnSite')}
    </Saved>
  );
}

/** What saving a notice has done; notices are shown on the home page. */
export function NoticeSaved({ notice }: { notice: Notice }) {
  const { t } = useTranslation('admin');
  return (
    <Saved text={t('saved.notice', { title: notice.title })} link="/">
      {t('viewOnSite')}
    </Saved>
  );
}

interface SavedProps {
  text: string;
  link: string | null;
  children: ReactNode;
}

function Saved({ text, link, children }: SavedProps) {
  return (
    <>
      <p>{text}</p>
      {link && <AppLink to={link}>{children}</AppLink>}
    </>
  );
}
