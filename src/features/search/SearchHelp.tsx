import { useTranslation } from 'react-i18next';
import { popularPages } from '../../content/home/popularPages';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import styles from './SearchHelp.module.css';

/** Lists popular pages; after a search without results (`noResults`) also hints on how to search. */
export function SearchHelp({ noResults }: { noResults: boolean }) {
  const { t } = useTranslation('search');
  const { name } = usePageNames();
  return (
    <section className={`stack ${styles.help}`}>
      {noResults && (
        <ul className="stack gap-1">
          {t('hints', { returnObjects: true }).map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      <h2 className="size-h3">{t('popular')}</h2>
      <ul className={`plain-list ${styles.popular}`}>
        {popularPages.map((path) => (
          <li key={path}>
            <AppLink to={path}>{name(path)}</AppLink>
          </li>
        ))}
      </ul>
      <p>
        <AutoLink text={t('call')} />
      </p>
    </section>
  );
}
