import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '../../../lib/env';
import { queryClient } from '../../../lib/http/queryClient';
import { toQueryFn } from '../../../lib/http/queryFn';
import { z } from '../../../lib/zod';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../account/session/QueryState';
import { useReauthentication } from '../../account/session/useReauthentication';
import { useStaffMember } from '../../account/session/useStaffMember';
import { listPeople, type Person, setRole } from '../../api/people';
import { SimpleForm, useSimpleForm } from '../../forms/SimpleForm';
import { Badge } from '../../parts/Badge';
import { ItemName } from '../../parts/ItemName';
import { useNotify } from '../../parts/NotificationProvider';
import { Panel } from '../../parts/Panel';
import { RowList, StaffRow } from '../../parts/StaffRow';
import { StaffPage } from '../../StaffPage';
import styles from './pages.module.css';

/**
 * Renders the page `/admin/access` (decision 0039): the accounts, and their roles, which a dialog
 * changes. Nobody changes their own role, and Supabase creates and deletes accounts.
 */
export function Access() {
  const { t } = useTranslation(['people', 'admin']);
  const notify = useNotify();
  const query = useQuery({
    queryKey: ['admin', 'people'],
    queryFn: toQueryFn((signal) => listPeople(signal)),
    staleTime: 0,
  });
  const [asked, setAsked] = useState<Person | null>(null);
  return (
    <StaffPage title={t('access.title')}>
      <p className="measure">
        {t('access.lead')} {t(env.secondFactor ? 'access.factor' : 'access.noFactor')}{' '}
        <AppLink to="/admin/help#people">{t('access.how')}</AppLink>
      </p>
      <Panel aria-label={t('access.title')}>
        <QueryState query={query} />
        <RowList label={t('access.title')}>
          {query.data?.map((person) => (
            <RowBoundary key={person.id} name={person.name}>
              {() => <PersonRow person={person} onAsk={() => setAsked(person)} />}
            </RowBoundary>
          ))}
        </RowList>
      </Panel>
      {asked && (
        <Dialog title={t('roles.title', { name: asked.name })} onClose={() => setAsked(null)}>
          <RoleForm
            person={asked}
            onCancel={() => setAsked(null)}
            onDone={(message) => {
              setAsked(null);
              notify('/admin/access', <p>{message}</p>);
            }}
          />
        </Dialog>
      )}
    </StaffPage>
  );
}

/** Renders an account, and the button that changes its role unless it is the person's own. */
function PersonRow({ person, onAsk }: { person: Person; onAsk: () => void }) {
  const { t } = useTranslation('people');
  const { name, role, hasSecondFactor } = person;
  const isOwn = useStaffMember()?.id === person.id;
  return (
    <StaffRow
      title={
        <>
          <strong>{name}</strong> {isOwn && <Badge tone="plain">{t('access.you')}</Badge>}{' '}
          <Badge tone={role ? 'green' : 'ochre'}>{t(`role.${role ?? 'none'}`)}</Badge>
        </>
      }
      notes={
        <>
          <span>
            {t('access.secondFactor')}: {t(hasSecondFactor ? 'access.on' : 'access.off')}
          </span>
          {isOwn && <span>{t('access.ownRole')}</span>}
        </>
      }
      actions={
        !isOwn && (
          <Button variant="tertiary" onClick={onAsk}>
            <KeyRound size="1.05em" />
            {t('access.changeRole')}
            <ItemName title={name} />
          </Button>
        )
      }
    />
  );
}

const ROLES = ['admin', 'writer', 'none'] as const;

const roleSchema = z.object({ role: z.enum(ROLES) });

interface RoleFormProps {
  person: Person;
  onDone: (message: string) => void;
  onCancel: () => void;
}

/**
 * Renders the choice of a role, saves it, calls `onDone` with a message, refetches all staff data.
 */
function RoleForm({ person, onDone, onCancel }: RoleFormProps) {
  const { t } = useTranslation('people');
  const { id, name } = person;
  const withSignIn = useReauthentication();
  const form = useSimpleForm({
    id: 'role',
    schema: roleSchema,
    empty: { role: person.role ?? 'none' } satisfies { role: (typeof ROLES)[number] },
    send: ({ role }) => withSignIn(() => setRole(id, role === 'none' ? null : role)),
    onSent: async (role) => {
      onDone(
        role ? t('roles.done', { name, role: t(`role.${role}`) }) : t('roles.closed', { name }),
      );
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const { field } = form.fieldProps('role');
  return (
    <SimpleForm form={form} action={t('roles.save')} onCancel={onCancel}>
      <fieldset className="stack gap-3">
        <legend className="visually-hidden">{t('roles.label')}</legend>
        {ROLES.map((role) => (
          <label key={role} className={styles.role}>
            <input {...field} type="radio" value={role} />
            <span>
              <strong>{t(`role.${role}`)}</strong>
              <br />
              {t(`roles.${role}`)}
            </span>
          </label>
        ))}
      </fieldset>
    </SimpleForm>
  );
}
