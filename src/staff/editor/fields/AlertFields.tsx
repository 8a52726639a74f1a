import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/Field';
import { MutedText } from '../../../ui/text/MutedText';
import type { AnyValues } from '../../kinds/field';
import styles from './AlertFields.module.css';
import { type FieldProps, useFieldFrame } from './fieldProps';

const LEVELS = ['important', 'emergency'] as const;

export function LevelField({ entry }: FieldProps) {
  const { t } = useTranslation('admin');
  const { register } = useFormContext();
  return (
    <Field {...useFieldFrame(entry)}>
      {(control) => (
        <select {...control} {...register(entry.name)}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`alerts.${level}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/**
 * Without `maxLength`, which would truncate a pasted text silently; the counter shows the excess.
 */
export function AlertTextField({ entry: { name, ...entry } }: FieldProps) {
  const { t } = useTranslation('admin');
  const { register } = useFormContext();
  const [max = 0] = entry.field.max ?? [];
  // Code points, as PostgreSQL counts.
  const count = [...String(useWatch<AnyValues>({ name })).trim()].length;
  return (
    <div className="stack gap-1">
      <Field {...useFieldFrame({ name, ...entry })} hint={t('alerts.textHint')}>
        {(control) => <textarea {...control} {...register(name)} rows={4} lang={name.slice(-2)} />}
      </Field>
      <div className={count > max ? styles.tooLong : undefined}>
        <MutedText>{t('alerts.counter', { count, max })}</MutedText>
      </div>
    </div>
  );
}
