/** Characters, equal to `minimum_password_length` in supabase/config.toml. */
export const PASSWORD_MIN = 12;

/** Different characters, so that no password is one or two characters repeated. */
export const PASSWORD_VARIETY = 5;

/** Bytes of UTF-8 at most, the limit of bcrypt in GoTrue. */
export const PASSWORD_MAX = 72;
