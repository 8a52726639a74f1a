import { useTranslation } from 'react-i18next';
import { mostWanted } from '../../content/home/mostWanted';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { LinkedText } from '../../ui/navigation/LinkedText';
import { LocalLink } from '../../ui/navigation/LocalLink';
import styles from './SearchHelp.module.css';

/** Suggestions when nothing was found, or before a search. */
export function SearchHelp({ nothing }: { nothing: boolean }) {
  const { t } = useTranslation('search');
  const { name } = usePageNames();
  return (
    <section aria-labelledby="search-help" className={styles.help}>
      {nothing && (
        <ul className={styles.hints}>
          {t('hints', { returnObjects: true }).map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      <h2 id="search-help">{t('wanted')}</h2>
      <ul className={`plain-list ${styles.wanted}`}>
        {mostWanted.map((path) => (
          <li key={path}>
            <LocalLink to={path}>{name(path)}</LocalLink>
          </li>
        ))}
      </ul>
      <p>
        <LinkedText text={t('call')} />
      </p>
    </section>
  );
}
