import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeReadableConfig } from '../../local/database/readableConfig';

/** Hosted Supabase and the embedded backend read the same supabase/config.toml. */

const CONFIG = 'supabase/config.toml';

describe('the configuration of the embedded backend', () => {
  it("lacks exactly the rate limits and GoTrue's own settings", () => {
    const whole = readFileSync(CONFIG, 'utf8').split('\n');
    const copy = readFileSync(writeReadableConfig(CONFIG), 'utf8').split('\n');
    const settings = (lines: string[]) => lines.filter((line) => /^[^#\s]/.test(line));
    const lacking = settings(whole).filter((line) => !settings(copy).includes(line));
    expect(lacking).toEqual([
      '[auth.rate_limit]',
      'sign_in_sign_ups = 30',
      'token_verifications = 30',
      'token_refresh = 30',
      'require_current_password = true',
    ]);
    // `enabled = true` occurs in several sections; the removed one is the provider's.
    const enabled = (lines: string[]) => lines.filter((line) => line === 'enabled = true').length;
    expect(enabled(whole) - enabled(copy)).toBe(1);
    expect(settings(copy)).toHaveLength(settings(whole).length - lacking.length - 1);
  });

  it('is the same file at each call', () => {
    expect(writeReadableConfig(CONFIG)).toBe(writeReadableConfig(CONFIG));
  });
});
