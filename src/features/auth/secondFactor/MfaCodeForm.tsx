import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../lib/http/result';
import { SimpleForm } from '../../forms/SimpleForm';
import { useSimpleForm } from '../../forms/useSimpleForm';
import { OneTimeCodeField } from '../fields/OneTimeCodeField';
import { mfaCodeSchema } from './mfaCodeSchema';

interface Props<Data> {
  /** Label of the submit button; `busyAction` while the code is being sent. */
  action: string;
  busyAction: string;
  /** Sends the code, of six digits with the spaces around them that were typed. */
  send: (code: string) => Promise<Result<Data>>;
  /** Called with the data of a success. */
  onSent: (data: Data) => void | Promise<void>;
  /** Adds the button “Cancel”. */
  onCancel?: (() => void) | undefined;
}

/**
 * Renders a form for the six digits of an authenticator app (R7.6); focuses its field on mount. A rejected
 * code stays in the field, with the error above.
 */
export function MfaCodeForm<Data>({ action, busyAction, send, onSent, onCancel }: Props<Data>) {
  const { t } = useTranslation('admin');
  const form = useSimpleForm({
    id: 'factor',
    schema: mfaCodeSchema,
    empty: { code: '' },
    send: ({ code }) => send(code),
    onSent,
  });
  // The focused button has unmounted in favour of the form.
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <SimpleForm form={form} action={action} busyAction={busyAction} onCancel={onCancel}>
      <OneTimeCodeField
        {...form.fieldProps('code')}
        label={t('factor.code')}
        hint={t('factor.codeHint')}
      />
    </SimpleForm>
  );
}
