import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { AppLink } from '../../ui/navigation/AppLink';
import type { StateOfNews } from '../data/news/newsActions';
import type { StateOfNotice } from '../data/notices/noticeActions';

/**
 * Says that an article was saved: as a draft, scheduled (date in Moscow time) or published
 * (R4.1–R4.4).
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
 * Says that a notice was saved, with its period in Moscow time. The link leads to the home page,
 * which shows notices.
 */
export function NoticeSavedMessage({ notice }: { notice: StateOfNotice }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { title, state, startsAt, endsAt } = notice;
  const from = formatDateTime(startsAt, language);
  const until = endsAt ? formatDateTime(endsAt, language) : '';
  const message = state === 'shown' && endsAt ? 'shownUntil' : state;
  return (
    <Saved
      text={t(`savedNotice.${message}`, { title, from, until })}
      link={state === 'shown' ? '/' : null}
    >
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
