import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { StateOfNews } from '../../services/news/newsActions';
import type { Notice } from '../../services/notices/noticesAdmin';
import { AppLink } from '../../ui/navigation/AppLink';

/**
 * Renders the text of the notification that an article was saved: as a draft, scheduled for its date in
 * Moscow time, or published (R4.1–R4.4). Only a published article has a link to its page.
 */
export function NewsSavedMessage({ article }: { article: StateOfNews }) {
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

/**
 * Renders the text of the notification that a notice was saved, with a link to the home page, which shows
 * notices. Notices have no draft: a saved one is public (R6.1).
 */
export function NoticeSavedMessage({ notice }: { notice: Notice }) {
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
