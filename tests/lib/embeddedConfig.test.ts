import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  readableConfig,
  withoutSections,
  withoutSettings,
} from '../../supabase/embedded/readableConfig';

/** Hosted Supabase and the embedded backend read the same supabase/config.toml. */

const CONFIG = 'supabase/config.toml';

describe('the configuration of the embedded backend', () => {
  it("lacks exactly the rate limits and GoTrue's own settings", () => {
    const whole = readFileSync(CONFIG, 'utf8').split('\n');
    const copy = readFileSync(readableConfig(CONFIG), 'utf8').split('\n');
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
    expect(readableConfig(CONFIG)).toBe(readableConfig(CONFIG));
  });
});

describe('withoutSections', () => {
  const rest = ['[auth]', 'enabled = true', '[auth.sessions]', 'timeout = "12h"'].join('\n');
  it.each([
    [
      'in between',
      [
        '[auth]',
        'enabled = true',
        '[gone]',
        'a = [',
        '1',
        ']',
        '',
        '[auth.sessions]',
        'timeout = "12h"',
      ],
    ],
    ['at the end', [...rest.split('\n'), '[ gone ] # of the hosted service', 'a = 1']],
    ['of several tables', ['[[gone]]', 'a = 1', '[[gone]]', 'a = 2', ...rest.split('\n')]],
  ])('removes a section with all its lines %s', (_, lines) => {
    expect(withoutSections(lines.join('\n'), ['gone'])).toBe(rest);
  });

  it.each([['[gone.sub]'], ['[before.gone]'], ['[goner]'], ['gone = 1']])(
    'leaves %s, which is another section',
    (line) => {
      expect(withoutSections(`${line}\na = 1`, ['gone'])).toBe(`${line}\na = 1`);
    },
  );
});

describe('withoutSettings', () => {
  const toml = ['[a]', 'on = true', '[a.b]', 'on = true # why', ' on-time = 1', '# on = true'];

  it('removes a setting from the given section only, with its line', () => {
    expect(withoutSettings(toml.join('\n'), ['a.b.on'])).toBe(
      ['[a]', 'on = true', '[a.b]', ' on-time = 1', '# on = true'].join('\n'),
    );
    expect(withoutSettings(toml.join('\n'), ['a.b.on-time', 'on', 'b.on'])).toBe(
      toml.filter((line) => !line.includes('on-time')).join('\n'),
    );
  });
});
