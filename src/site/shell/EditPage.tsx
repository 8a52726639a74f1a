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
import { articleQuery } from '../news/newsQueries';
import styles from './EditPage.module.css';

/**
 * Returns the path of the form in which staff change the article at a path, or an admin the texts
 * of the page at it. Undefined until the article is loaded, for a writer on a page, and at any
 * other path.
 */
function useEditPath(path: string): string | undefined {
  const slug = path.match(/^\/news\/([^/]+)$/)?.[1];
  const { data } = useQuery({ ...articleQuery(slug ?? ''), enabled: slug !== undefined });
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

/**
 * Renders a button that stores today as the day of the page's check, and a line that says that it
 * is stored, or why not.
 */
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
        <CalendarCheck size="1.05em" />
        {t('check.today')}
      </Button>
    </>
  );
}

/**
 * Renders the link to the form of {@link useEditPath}, and for a page the button of its check;
 * needs the query cache around it.
 */
function EditBar() {
  const { t } = useTranslation();
  const path = withoutPrefix(useLocation().pathname);
  const editor = useEditPath(path);
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
          <Pencil size="1.05em" />
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
