import { useLanguage } from '../../lib/i18n/useLanguage';
import type { Notice } from '../../services/notices/notices';
import { inLanguage } from '../../services/translatable';
import { AppLink } from '../../ui/navigation/AppLink';
import { Highlight } from '../../ui/text/Highlight';
import { LanguageMark } from '../../ui/text/LanguageMark';
import styles from './NoticeList.module.css';

interface Props {
  notices: Notice[];
  stems: ReadonlySet<string>;
}

/** Lists at least one notice that a search has found, each linked to its whole text. */
export function NoticeResults({ notices, stems }: Props) {
  const pageLanguage = useLanguage();
  const shown = notices.map((notice) => inLanguage(notice, pageLanguage));
  return (
    <ul className={`plain-list ${styles.list}`}>
      {shown.map(({ id, title, language }) => (
        <li key={id}>
          <h3 lang={language}>
            <AppLink to={`/notices#${id}`}>
              <Highlight text={title} stems={stems} />
            </AppLink>
          </h3>
          <LanguageMark language={language} />
        </li>
      ))}
    </ul>
  );
}
