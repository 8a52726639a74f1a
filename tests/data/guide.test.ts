import { describe, expect, it } from 'vitest';
import { guideSections } from '../../src/content/guide';
import { languages } from '../../src/lib/i18n/languages';
import { namespaceText } from '../support/content/locales';

interface Section {
  title: string;
  steps: string[];
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => Object(inside)[key], value);

describe.each(languages)('the guide for staff in %s', (language) => {
  const text = namespaceText(language, 'guide') as unknown as Record<string, Section>;

  it.each(guideSections)('has a title and steps for %s', (section) => {
    expect(text[section]?.title).toBeTruthy();
    expect(text[section]?.steps.length).toBeGreaterThan(2);
  });

  it('quotes names of buttons and fields that exist', () => {
    const quoted = [...JSON.stringify(text).matchAll(/\$t\((\w+):([\w.]+)\)/g)];
    const missing = quoted.filter(
      ([, namespace = '', path = '']) =>
        typeof at(namespaceText(language, namespace), path) !== 'string',
    );
    expect(quoted.length).toBeGreaterThan(20);
    expect(missing.map(([reference]) => reference)).toEqual([]);
  });
});
