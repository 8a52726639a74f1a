import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MAX_NAME, setFullName } from '../../services/people/people';
import { Field } from '../../ui/forms/Field';
import { useReauthentication } from '../auth/session/useReauthentication';
import { setStaffMember, useStaffMember } from '../auth/session/useStaffMember';
import { messageKey } from '../forms/fieldErrors';
import { SimpleForm } from '../forms/SimpleForm';
import { useSimpleForm } from '../forms/useSimpleForm';
import { atMost, notBlank, z } from '../forms/zod';
import { peopleQuery } from './usePeople';

/** Control characters, line ends, and marks that reverse the direction of the text around a name. */
const HARMFUL = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** A full name, with the rules of the check constraints of profiles.full_name. */
const nameSchema = z.object({
  fullName: z
    .string()
    .refine(notBlank, messageKey('nameEmpty'))
    .refine(atMost(MAX_NAME), messageKey('nameLong'))
    .refine((name) => !HARMFUL.test(name.trim()), messageKey('nameShape')),
});

interface Props {
  account: { id: string; fullName: string | null };
  onDone: (name: string) => void;
  onCancel?: () => void;
}

/** Sets the full name of a member of staff (decision 0039), in the query cache too. */
export function NameForm({ account, onDone, onCancel }: Props) {
  const { t } = useTranslation('people');
  const queryClient = useQueryClient();
  const member = useStaffMember();
  const withSignIn = useReauthentication();
  const form = useSimpleForm({
    id: 'name',
    schema: nameSchema,
    empty: { fullName: account.fullName ?? '' },
    send: ({ fullName }) => withSignIn(() => setFullName(account.id, fullName)),
    onSent: async (fullName) => {
      if (member?.id === account.id) await setStaffMember({ ...member, fullName });
      onDone(fullName);
      await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
    },
  });
  const { id, field, error } = form.fieldProps('fullName');
  return (
    <SimpleForm
      form={form}
      action={t('name.save')}
      busyAction={t('name.saving')}
      onCancel={onCancel}
    >
      <Field label={t('name.label')} name={id} hint={t('name.hint')} error={error}>
        {(control) => <input {...control} {...field} type="text" autoComplete="off" />}
      </Field>
    </SimpleForm>
  );
}
