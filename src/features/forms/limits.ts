/** What the tables' constraints allow (supabase/migrations, tables). */
export const limits = { title: 200, slug: 100, description: 2000 };

/** `minimum_password_length` in supabase/config.toml, in characters. */
export const PASSWORD_MIN = 12;

/** How many bytes of a password the sign-in service reads. */
export const PASSWORD_MAX = 72;
