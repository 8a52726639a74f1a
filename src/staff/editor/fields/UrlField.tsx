import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { env } from '../../../lib/env';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { completeUrl } from '../../../lib/urls/pagePath';
import { Field } from '../../../ui/forms/Field';
import type { AnyValues } from '../../kinds/kind';
import { isWords, PageFinder, useFoundPages } from '../../richText/PageFinder';
import { useFieldFrame } from './fields';

interface UrlFieldProps {
  name: string;
  hint: string;
  optional?: boolean;
}

/**
 * Renders a field that finds pages of this site by words. On blur it completes a page or a URL
 * without scheme, and says so. Not of type `url`, because the kind has its own error messages.
 */
export function UrlField({ name, hint, optional = false }: UrlFieldProps) {
  const { t } = useTranslation('editor');
  const language = useLanguage();
  const { register, setValue } = useFormContext<AnyValues>();
  const field = register(name);
  const typed = String(useWatch<AnyValues>({ name })).trim();
  const hits = useFoundPages(typed, language);
  const [completed, setCompleted] = useState('');
  const put = (url: string) => {
    if (url === typed) return;
    setValue(name, url, { shouldDirty: true });
    setCompleted(url);
  };
  return (
    <div className="stack gap-2">
      <Field {...useFieldFrame(name)} hint={hint} optional={optional}>
        {(control) => (
          <input
            {...control}
            {...field}
            onBlur={(event) => {
              if (!isWords(typed)) put(completeUrl(typed));
              void field.onBlur(event);
            }}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <PageFinder hits={hits} language={language} onTake={({ to }) => put(env.siteUrl + to)} />
      <p role="status" className="small-print">
        {completed && completed === typed && t('url.willBe', { url: completed })}
      </p>
    </div>
  );
}
