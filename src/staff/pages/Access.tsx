import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/layout/Panel';
import { StaffPage } from '../../ui/page/StaffPage';
import { PeoplePanel } from '../people/PeoplePanel';
import styles from './Access.module.css';

/** What gives an account of Supabase access to the staff area. */
const GRANT = `insert into public.profiles (id, role)
select id, 'writer' from auth.users where email = 'name@embassy.example'
on conflict (id) do update set role = excluded.role;`;

/** What ends the access of an account at once. */
const REVOKE = `update public.profiles set role = null
where id = (select id from auth.users where email = 'name@embassy.example');
delete from auth.sessions
where user_id = (select id from auth.users where email = 'name@embassy.example');`;

const SECTIONS = [
  { name: 'add', steps: ['user', 'role', 'password', 'name'], sql: GRANT },
  { name: 'remove', steps: ['revoke', 'delete', 'others'], sql: REVOKE },
] as const;

/**
 * `/admin/access` (decision 0039). Only the owner of the database can add and remove people, so the
 * page shows the SQL for it.
 */
export function Access() {
  const { t } = useTranslation('people');
  return (
    <StaffPage title={t('access.title')}>
      <p className={styles.lead}>{t('access.lead')}</p>
      <PeoplePanel />
      <Panel className={styles.panel} aria-labelledby="roles">
        <h2 id="roles">{t('roles.title')}</h2>
        <dl className={styles.roles}>
          <dt>{t('role.admin')}</dt>
          <dd>{t('roles.admin')}</dd>
          <dt>{t('role.writer')}</dt>
          <dd>{t('roles.writer')}</dd>
        </dl>
      </Panel>
      {SECTIONS.map(({ name, steps, sql }) => (
        <Panel key={name} className={styles.panel} aria-labelledby={name}>
          <h2 id={name}>{t(`${name}.title`)}</h2>
          <p>{t(`${name}.lead`)}</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(`${name}.${step}` as 'add.user')}</li>
            ))}
          </ol>
          <p>{t('sql')}</p>
          <pre className={styles.sql}>
            <code>{sql}</code>
          </pre>
        </Panel>
      ))}
      <p className={styles.lead}>{t('docs')}</p>
    </StaffPage>
  );
}
