import { KeyRound, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRecent } from '../../lib/dates/recentTime';
import { queryClient } from '../../lib/http/queryClient';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { atMost, notBlank, z } from '../../lib/zod';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { Table } from '../../ui/text/Table';
import { QueryState } from '../account/session/QueryState';
import { useReauthentication } from '../account/session/useReauthentication';
import { setStaffMember, useStaffMember } from '../account/session/useStaffMember';
import { MAX_NAME, type Person, setFullName, setRole } from '../api/people';
import { messageKey } from '../forms/fieldErrors';
import { SimpleForm, TextField, useSimpleForm } from '../forms/SimpleForm';
import { Badge } from '../parts/Badge';
import { ItemName } from '../parts/ItemName';
import { useNotify } from '../parts/NotificationProvider';
import { Panel } from '../parts/Panel';
import styles from './PeoplePanel.module.css';
import { peopleQuery, usePeople } from './usePeople';

type Action = 'name' | 'role';

/** Lists the accounts, and changes name or role in a dialog; nobody changes their own role. */
export function PeoplePanel() {
  const { t } = useTranslation(['people', 'admin']);
  const notify = useNotify();
  const query = usePeople();
  const ownId = useStaffMember()?.id;
  const [asked, setAsked] = useState<{ action: Action; person: Person } | null>(null);
  const close = () => setAsked(null);
  const done = (message: string) => {
    close();
    notify('/admin/access', <p>{message}</p>);
  };
  return (
    <Panel aria-label={t('access.title')}>
      <QueryState query={query} loading={t('admin:list.loading')} />
      {query.data && (
        <Table cards aria-label={t('access.title')}>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {t(`access.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {query.data.map((person) => (
              <RowBoundary key={person.id} name={person.name} element="tr">
                {() => (
                  <PersonRow
                    person={person}
                    isOwn={person.id === ownId}
                    onAsk={(action) => setAsked({ action, person })}
                  />
                )}
              </RowBoundary>
            ))}
          </tbody>
        </Table>
      )}
      {asked?.action === 'name' && (
        <Dialog title={t('access.renameTitle', { email: asked.person.email })} onClose={close}>
          <NameForm
            account={asked.person}
            onCancel={close}
            onDone={(name) => done(t('name.done', { name }))}
          />
        </Dialog>
      )}
      {asked?.action === 'role' && (
        <Dialog title={t('roles.title', { name: asked.person.name })} onClose={close}>
          <RoleForm person={asked.person} onCancel={close} onDone={done} />
        </Dialog>
      )}
    </Panel>
  );
}

const COLUMNS = ['name', 'role', 'lastActive', 'secondFactor', 'actions'] as const;

interface RowProps {
  person: Person;
  isOwn: boolean;
  onAsk: (action: Action) => void;
}

function PersonRow({ person, isOwn, onAsk }: RowProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const { name, fullName, email, role, lastActiveAt, hasSecondFactor } = person;
  return (
    <tr>
      <th scope="row">
        <span className="cluster gap-2">
          {name}
          {isOwn && <Badge tone="plain">{t('access.you')}</Badge>}
        </span>
        {fullName !== null && (
          <span className={`small-print anywhere ${styles.email}`}>{email}</span>
        )}
      </th>
      <td data-label={t('access.role')}>
        <span>
          <Badge tone={role ? 'green' : 'ochre'}>{t(`role.${role ?? 'none'}`)}</Badge>
        </span>
      </td>
      <td data-label={t('access.lastActive')}>
        {lastActiveAt ? (
          <time dateTime={lastActiveAt.toISOString()}>{formatRecent(lastActiveAt, language)}</time>
        ) : (
          <span>{t('access.never')}</span>
        )}
      </td>
      <td data-label={t('access.secondFactor')}>
        <span>{t(hasSecondFactor ? 'access.on' : 'access.off')}</span>
      </td>
      <td data-label={t('access.actions')}>
        <span className={`cluster small-print ${styles.actions}`}>
          {isOwn ? (
            t('access.ownRole')
          ) : (
            <Button variant="tertiary" onClick={() => onAsk('role')}>
              <KeyRound aria-hidden="true" size="1.05em" />
              {t('access.changeRole')}
              <ItemName title={name} />
            </Button>
          )}
          {role && (
            <Button variant="tertiary" onClick={() => onAsk('name')}>
              <Pencil aria-hidden="true" size="1.05em" />
              {t(fullName === null ? 'access.setName' : 'access.rename')}
              <ItemName title={name} />
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}

/** A full name, with the rules of the check constraints of profiles.full_name. */
const nameSchema = z.object({
  fullName: z
    .string()
    .refine(notBlank, messageKey('nameEmpty'))
    .refine(atMost(MAX_NAME), messageKey('nameLong')),
});

interface NameFormProps {
  account: { id: string; fullName: string | null };
  onDone: (name: string) => void;
  onCancel?: () => void;
}

/** Renders the form of a full name (decision 0039); a save also updates the query cache. */
export function NameForm({ account, onDone, onCancel }: NameFormProps) {
  const { t } = useTranslation('people');
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
  return (
    <SimpleForm form={form} action={t('name.save')} onCancel={onCancel}>
      <TextField
        {...form.fieldProps('fullName')}
        label={t('name.label')}
        hint={t('name.hint')}
        autoComplete="off"
      />
    </SimpleForm>
  );
}

const ROLES = ['admin', 'writer', 'none'] as const;

const roleSchema = z.object({ role: z.enum(ROLES) });

interface RoleFormProps {
  person: Person;
  onDone: (message: string) => void;
  onCancel: () => void;
}

/** The database refuses a change of one's own role (decision 0039). */
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
      <fieldset className={`stack gap-3 ${styles.roles}`}>
        <legend className="visually-hidden">{t('roles.label')}</legend>
        {ROLES.map((role) => (
          <label key={role}>
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
