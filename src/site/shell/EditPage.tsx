import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Page, pageId, pages } from '../../content/site';
import { readItem } from '../../lib/browser/storage';
import { withQueryClient } from '../../lib/http/withQueryClient';
import { withoutPrefix } from '../../lib/i18n/languages';
import { fetchText } from '../../lib/i18n/loadText';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { article } from '../news/newsQueries';
import styles from './EditPage.module.css';

/**
 * Returns the path at which staff change an article, or an admin a page; undefined without a text
 * of its own, and until the article is loaded.
 */
function useEditor(path: string): string | undefined {
  const slug = path.match(/^\/news\/([^/]+)$/)?.[1];
  const { data } = useQuery({ ...article(slug ?? ''), enabled: slug !== undefined });
  if (slug) return data ? `/admin/news/edit/${data.id}` : undefined;
  const mayEdit = readItem('embassy-staff-role') !== 'writer';
  return mayEdit && pages.some((page) => page.path === path)
    ? `/admin/words/${pageId(path)}`
    : undefined;
}

/** Returns the hash of the last section begun in or above the window's upper third, or `''`. */
function sectionInView(): string {
  const begun = [...document.querySelectorAll('main :is(section, h2, h3, h4)[id]')].filter(
    (element) => element.getBoundingClientRect().top < window.innerHeight / 3,
  );
  return begun.map(({ id }) => `#${id}`).at(-1) ?? '';
}

/** Stores today as the day of the page's check, and says so, or why it failed. */
function CheckButton({ page }: { page: Page }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [message, setMessage] = useState('');
  const check = async () => {
    setMessage('');
    try {
      await fetchText(language, ['errors']);
      const { checkPage } = await import('../../staff/api/storedFacts');
      const result = await checkPage(page);
      setMessage(result.success ? t('check.done') : `${result.error}. ${result.advice}`);
    } catch {
      setMessage(t('failure.text'));
    }
  };
  return (
    <>
      <p role="status">{message}</p>
      <Button onClick={() => void check()}>
        <CalendarCheck aria-hidden="true" size="1.05em" />
        {t('check.today')}
      </Button>
    </>
  );
}

/** Renders what {@link EditPage} says; needs the query cache around it. */
function EditBar() {
  const { t } = useTranslation();
  const path = withoutPrefix(useLocation().pathname);
  const editor = useEditor(path);
  const page = pages.find((one) => one.path === path);
  return (
    editor && (
      <nav className={`cluster gap-2 ${styles.edit}`} aria-label={t('edit')} data-screen-only>
        {page && <CheckButton key={path} page={page} />}
        <AppLink
          to={editor}
          className={buttonClass()}
          onClick={({ currentTarget }) => {
            currentTarget.hash = sectionInView();
          }}
        >
          <Pencil aria-hidden="true" size="1.05em" />
          {t('edit')}
        </AppLink>
      </nav>
    )
  );
}

/**
 * Links signed-in staff to the form of an article, or to the section they read in the texts of a
 * page; admins can also check the page.
 */
export const EditPage = withQueryClient(EditBar);
