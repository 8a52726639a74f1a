import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXPIRES, SECURITY_POLICY, securityTxt } from '../../scripts/securityTxt/securityTxt';
import { emails } from '../../src/content/facts';

const DAY = 24 * 60 * 60 * 1000;

const fields = securityTxt('https://embassy.example')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(': '));

describe('security.txt', () => {
  it('expires in more than 30 days and in less than a year', () => {
    const days = (Date.parse(EXPIRES) - Date.now()) / DAY;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it('has contact, expiry, languages, canonical URL and policy, each once', () => {
    expect(fields).toEqual([
      ['Contact', `mailto:${emails.embassy}`],
      ['Expires', EXPIRES],
      ['Preferred-Languages', 'en, ru'],
      ['Canonical', 'https://embassy.example/.well-known/security.txt'],
      ['Policy', 'https://embassy.example/.well-known/security-policy.txt'],
    ]);
  });

  it('links to a policy page that exists in both languages', () => {
    const policy = join('public', SECURITY_POLICY);
    expect(existsSync(policy)).toBe(true);
    const text = readFileSync(policy, 'utf8');
    expect(text).toContain('Reporting a weakness');
    expect(text).toContain('Как сообщить об уязвимости');
  });

  it('has the contact of SECURITY.md', () => {
    expect(readFileSync('SECURITY.md', 'utf8')).toContain(`<${emails.embassy}>`);
  });
});
