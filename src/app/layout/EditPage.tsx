import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pageId, pages } from '../../content/site';
import { withoutPrefix } from '../../lib/i18n/languages';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import styles from './EditPage.module.css';

/** Returns the id of the last section that has begun above the middle of the window. */
function sectionInView(): string {
  const begun = [...document.querySelectorAll('main section [id], main section[id]')].filter(
    (element) => element.getBoundingClientRect().top < window.innerHeight / 2,
  );
  return begun.at(-1)?.id ?? '';
}

/** Renders the link of signed-in staff to the texts of the page, and there to the section that they are reading. */
export function EditPage() {
  const { t } = useTranslation();
  const path = withoutPrefix(useLocation().pathname);
  const [section, setSection] = useState('');
  const page = pages.find((one) => one.path === path);
  if (!page) return null;
  const update = () => setSection(sectionInView());
  return (
    <p className={styles.edit} data-screen-only>
      <AppLink
        to={`/admin/words/${pageId(path)}${section && `#${section}`}`}
        className={buttonClass()}
        onPointerDown={update}
        onFocus={update}
      >
        <Pencil aria-hidden="true" size="1.05em" />
        {t('edit')}
      </AppLink>
    </p>
  );
}
