import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../lib/http/result';
import { z } from '../../../lib/zod';
import { messageKey } from '../../forms/fieldErrors';
import { SimpleForm, useSimpleForm } from '../../forms/SimpleForm';
import { OneTimeCodeField } from '../accountFields';

const mfaCodeSchema = z.object({
  code: z.string().regex(/^\s*\d{6}\s*$/, messageKey('factorWrong')),
});

interface Props<Data> {
  action: string;
  busyAction?: string | undefined;
  /** Sends the six digits, with the spaces that were typed around them. */
  send: (code: string) => Promise<Result<Data>>;
  onSent: (data: Data) => void | Promise<void>;
  onCancel?: (() => void) | undefined;
}

/** Asks for the code of the second factor, and focuses its field on mount. */
export function MfaCodeForm<Data>({ action, busyAction, send, onSent, onCancel }: Props<Data>) {
  const { t } = useTranslation('admin');
  const form = useSimpleForm({
    id: 'factor',
    schema: mfaCodeSchema,
    empty: { code: '' },
    send: ({ code }) => send(code),
    onSent,
  });
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
