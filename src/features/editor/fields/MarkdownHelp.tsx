import { useTranslation } from 'react-i18next';
import styles from './MarkdownHelp.module.css';

/** How each mark is typed; its translation says what it is for. */
const marks = [
  ['heading', '## '],
  ['bold', '**…**'],
  ['italic', '*…*'],
  ['list', '- '],
  ['link', '[…](https://…)'],
  ['quote', '> '],
] as const;

/** How to type a text in Markdown. */
export function MarkdownHelp() {
  const { t } = useTranslation('admin');
  return (
    <details className={styles.marks}>
      <summary>{t('markdownHelp.title')}</summary>
      <dl>
        {marks.map(([name, typed]) => (
          <div key={name}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{t(`markdownHelp.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
