import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/Field';
import styles from './EditorLayout.module.css';

interface Props {
  id: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** How each mark is typed; the words beside it say what it gives. */
const marks = [
  ['heading', '## '],
  ['bold', '**…**'],
  ['italic', '*…*'],
  ['list', '- '],
  ['link', '[…](https://…)'],
  ['quote', '> '],
] as const;

/** The text of an article in Markdown. */
export function ContentField({ id, field, error }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.stack}>
      <Field label={t('field.content')} name={id} hint={t('field.contentHint')} error={error}>
        {(control) => <textarea {...control} {...field} rows={16} className={styles.text} />}
      </Field>
      <details className={styles.marks}>
        <summary>{t('marks.title')}</summary>
        <dl>
          {marks.map(([name, typed]) => (
            <div key={name}>
              <dt>
                <code>{typed}</code>
              </dt>
              <dd>{t(`marks.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
