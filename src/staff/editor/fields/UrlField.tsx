import { type FocusEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { completeUrl } from '../../../lib/urls/pagePath';
import { Field } from '../../../ui/forms/Field';
import { MutedText } from '../../../ui/text/MutedText';
import { type FieldProps, useFieldFrame } from './fieldProps';

/**
 * Renders a field that completes a URL without scheme and a page of this site when the focus leaves it, and says so. Not of type `url`, because
 * the form validates with the messages of its kind.
 */
export function UrlField({ entry }: FieldProps) {
  const { t } = useTranslation('editor');
  const field = useFormContext().register(entry.name);
  const [completed, setCompleted] = useState('');
  const complete = async (event: FocusEvent<HTMLInputElement>) => {
    const { target } = event;
    const url = completeUrl(target.value);
    if (url !== target.value.trim()) {
      target.value = url;
      setCompleted(url);
      await field.onChange({ target, type: 'change' });
    }
    await field.onBlur(event);
  };
  return (
    <div className="stack gap-2">
      <Field {...useFieldFrame(entry)}>
        {(control) => (
          <input
            {...control}
            {...field}
            onChange={(event) => {
              setCompleted('');
              void field.onChange(event);
            }}
            onBlur={(event) => void complete(event)}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <MutedText live>{completed && t('url.willBe', { url: completed })}</MutedText>
    </div>
  );
}
