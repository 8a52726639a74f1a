import type { DemoUser } from '../../../supabase/embedded';

/** An account to create. */
export interface NewAccount extends DemoUser {
  /** A uuid. */
  id: string;
}

/**
 * SQL for what Authentication → Users → Add user with «Auto confirm» stores (docs/deployment.md,
 * section 2): an account that can sign in and has no role.
 */
export const addUser = ({ id, email, password }: NewAccount): string => `
  insert into auth.users
    (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, created_at, updated_at)
  values ('${id}', 'authenticated', 'authenticated', '${email}',
    extensions.crypt('${password}', extensions.gen_salt('bf', 4)), now(),
    '{"provider": "email", "providers": ["email"]}', now(), now());
  insert into auth.identities (provider, provider_id, user_id, identity_data, created_at, updated_at)
  values ('email', '${id}', '${id}',
    '{"sub": "${id}", "email": "${email}", "email_verified": true}', now(), now());`;
