import { useFormContext, useWatch } from 'react-hook-form';
import { completeUrl } from '../../../lib/urls/pagePath';
import { Field } from '../../../ui/forms/Field';
import type { AnyValues } from '../../kinds/kind';
import { PageOptions } from '../../richText/PageOptions';
import { useFieldFrame } from './fields';

interface UrlFieldProps {
  name: string;
  hint: string;
  optional?: boolean;
}

/**
 * Renders a field in which the browser offers the pages of this site. On blur it completes a page
 * or a URL without scheme. Not of type `url`, because the kind has its own error messages.
 */
export function UrlField({ name, hint, optional = false }: UrlFieldProps) {
  const { register, setValue } = useFormContext<AnyValues>();
  const field = register(name);
  const typed = String(useWatch<AnyValues>({ name })).trim();
  const complete = () => {
    const url = completeUrl(typed);
    if (url !== typed) setValue(name, url, { shouldDirty: true });
  };
  return (
    <div className="stack gap-2">
      <Field {...useFieldFrame(name)} hint={hint} optional={optional}>
        {(control) => (
          <input
            {...control}
            {...field}
            onBlur={(event) => {
              complete();
              void field.onBlur(event);
            }}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            list={`${name}-pages`}
          />
        )}
      </Field>
      <PageOptions id={`${name}-pages`} />
    </div>
  );
}
