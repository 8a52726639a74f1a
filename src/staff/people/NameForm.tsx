import { useTranslation } from 'react-i18next';
import { queryClient } from '../../lib/http/queryClient';
import { atMost, notBlank, z } from '../../lib/zod';
import { useReauthentication } from '../account/session/useReauthentication';
import { setStaffMember } from '../account/session/useStaffMember';
import type { StaffMember } from '../api/auth/auth';
import { MAX_NAME, setFullName } from '../api/people';
import { messageKey } from '../forms/fieldErrors';
import { SimpleForm, TextField, useSimpleForm } from '../forms/SimpleForm';
import { peopleQuery } from './usePeople';

/** A full name, with the rules of the check constraints of profiles.full_name. */
const nameSchema = z.object({
  fullName: z
    .string()
    .refine(notBlank, messageKey('nameEmpty'))
    .refine(atMost(MAX_NAME), messageKey('nameLong')),
});

interface Props {
  member: StaffMember;
  onDone: (name: string) => void;
}

/** Renders the form of one's own full name (decision 0039). */
export function NameForm({ member, onDone }: Props) {
  const { t } = useTranslation('people');
  const withSignIn = useReauthentication();
  const form = useSimpleForm({
    id: 'name',
    schema: nameSchema,
    empty: { fullName: member.fullName ?? '' },
    send: ({ fullName }) => withSignIn(() => setFullName(member.id, fullName)),
    onSent: async (fullName) => {
      await setStaffMember({ ...member, fullName });
      onDone(fullName);
      await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
    },
  });
  return (
    <SimpleForm form={form} action={t('name.save')}>
      <TextField
        {...form.fieldProps('fullName')}
        label={t('name.label')}
        hint={t('name.hint')}
        autoComplete="off"
      />
    </SimpleForm>
  );
}
