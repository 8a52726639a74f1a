/** Characters, equal to `minimum_password_length` in supabase/config.toml. */
export const PASSWORD_MIN = 12;

/** Different characters, so that no password is one or two characters repeated. */
export const PASSWORD_VARIETY = 5;

/** Bytes of UTF-8 at most, the limit of bcrypt in GoTrue. */
export const PASSWORD_MAX = 72;

/** Characters at most by the error of a longer text, as the check constraints have them. */
export const MAX_CHARACTERS = {
  titleLong: 200,
  contentLong: 200_000,
  descriptionLong: 2000,
  slugLong: 100,
  reasonLong: 100,
  alertEnLong: 200,
  alertRuLong: 200,
  alertLinkLong: 200,
};
