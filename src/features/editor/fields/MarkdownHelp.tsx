import { useTranslation } from 'react-i18next';
import styles from './MarkdownHelp.module.css';

const syntax = [
  ['heading', '## '],
  ['bold', '**…**'],
  ['italic', '*…*'],
  ['list', '- '],
  ['link', '[…](https://…)'],
  ['quote', '> '],
] as const;

/** For the textarea of ContentField (decision 0007). */
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
