import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../lib/http/result';
import { Field } from '../../../ui/forms/Field';
import { SmallForm } from '../form/SmallForm';
import { useSmallForm } from '../form/useSmallForm';
import { codeSchema } from './signInSchema';

interface Props<Data> {
  action: string;
  busyAction: string;
  send: (code: string) => Promise<Result<Data>>;
  onSent: (data: Data) => void | Promise<void>;
  onCancel?: (() => void) | undefined;
}

const ID = 'factor';

/** The six digits that an authenticator app shows. */
export function CodeForm<Data>({ action, busyAction, send, onSent, onCancel }: Props<Data>) {
  const { t } = useTranslation('admin');
  const form = useSmallForm({
    id: ID,
    schema: codeSchema,
    empty: { code: '' },
    send: ({ code }) => send(code),
    onSent,
  });
  // It comes in place of what was pressed.
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <SmallForm form={form} action={action} busyAction={busyAction} onCancel={onCancel}>
      <Field
        label={t('factor.code')}
        name={`${ID}-code`}
        hint={t('factor.codeHint')}
        error={form.summary.of.code}
      >
        {(control) => (
          <input
            {...control}
            {...form.register('code')}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </Field>
    </SmallForm>
  );
}
