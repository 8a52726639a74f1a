import { useTranslation } from 'react-i18next';
import styles from './MarkdownHelp.module.css';

/** The syntax of each element, by the key of its explanation. */
const syntax = [
  ['heading', '## '],
  ['bold', '**…**'],
  ['italic', '*…*'],
  ['list', '- '],
  ['link', '[…](https://…)'],
  ['quote', '> '],
] as const;

/** A collapsed table of Markdown syntax. */
export function MarkdownHelp() {
  const { t } = useTranslation('admin');
  return (
    <details className={styles.help}>
      <summary>{t('markdownHelp.title')}</summary>
      <dl>
        {syntax.map(([name, example]) => (
          <div key={name}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{t(`markdownHelp.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
