import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Settings of supabase/config.toml, which `supabase config push` applies to a hosted project. */

/** Returns the file as `section.key` → value; parses only the TOML of one-line values. */
function settings(): Map<string, unknown> {
  const found = new Map<string, unknown>();
  let section = '';
  for (const line of readFileSync('supabase/config.toml', 'utf8').split('\n')) {
    section = /^\[([\w.]+)\]/.exec(line)?.[1] ?? section;
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (key && value) found.set(`${section}.${key}`, JSON.parse(value));
  }
  return found;
}

describe('supabase/config.toml', () => {
  const config = settings();

  it('never sets enable_signup of [auth.email], which would switch the e-mail provider off', () => {
    expect(config.has('auth.email.enable_signup')).toBe(false);
    expect(config.get('auth.email.enabled')).toBe(true);
  });

  it('has a reset message with the code', () => {
    const path = String(config.get('auth.email.template.recovery.content_path'));
    expect(existsSync(path)).toBe(true);
    const message = readFileSync(path, 'utf8');
    expect(message).toContain('{{ .Token }}');
  });

  it.each(['magic_link', 'email_change'])('has a message %s without code or link', (name) => {
    const path = String(config.get(`auth.email.template.${name}.content_path`));
    expect(readFileSync(path, 'utf8')).not.toContain('{{');
  });
});
