import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { setFullName } from '../../services/people/people';
import { Field } from '../../ui/forms/Field';
import { setStaffMember } from '../auth/session/sessionQuery';
import { useReauthentication } from '../auth/session/useReauthentication';
import { useStaffMember } from '../auth/session/useStaffMember';
import { SimpleForm } from '../forms/SimpleForm';
import { useSimpleForm } from '../forms/useSimpleForm';
import { nameSchema } from './nameSchema';
import { peopleQuery } from './usePeople';

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
