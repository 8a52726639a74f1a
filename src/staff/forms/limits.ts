/** Characters at most, equal to the check constraints in supabase/migrations. */
export const limits = { title: 200, content: 200_000, slug: 100, description: 2000, alert: 200 };

/** Characters, equal to `minimum_password_length` in supabase/config.toml. */
export const PASSWORD_MIN = 12;

/** Bytes of UTF-8 at most, the limit of bcrypt in GoTrue. */
export const PASSWORD_MAX = 72;
