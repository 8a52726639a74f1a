import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pageId, pages } from '../../content/site';
import { withoutPrefix } from '../../lib/i18n/languages';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import styles from './EditPage.module.css';

/** Returns the path at which staff change a page of the site, or find an article; undefined for what has no text of its own. */
function editorOf(path: string): string | undefined {
  if (pages.some((page) => page.path === path)) return `/admin/words/${pageId(path)}`;
  const title = document.querySelector('main h1')?.textContent ?? '';
  return /^\/news\/[^/]+$/.test(path)
    ? `/admin/news?${new URLSearchParams({ 'news-search': title })}`
    : undefined;
}

/** Returns the hash of the last section that has begun in the upper third of the window. */
function sectionInView(): string {
  const begun = [...document.querySelectorAll('main :is(section, h2, h3, h4)[id]')].filter(
    (element) => element.getBoundingClientRect().top < window.innerHeight / 3,
  );
  return begun.map(({ id }) => `#${id}`).at(-1) ?? '';
}

/** Renders the link of signed-in staff to the texts of the page, and there to the section that they are reading. */
export function EditPage() {
  const { t } = useTranslation();
  const path = withoutPrefix(useLocation().pathname);
  const editor = editorOf(path);
  return (
    editor && (
      <nav className={styles.edit} aria-label={t('edit')} data-screen-only>
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
