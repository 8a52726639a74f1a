import {
  guideImage,
  guideSections,
  type IllustratedSection,
  illustrated,
} from '../../src/content/guide';
import { i18n } from '../../src/lib/i18n/i18n';
import type { Language } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { type Printed, printed } from './printed';

const PAGES: Record<Language, string> = { en: 'docs/guide.md', ru: 'docs/guide.ru.md' };

/** The namespaces whose texts the guide quotes. */
const NAMESPACES = ['account', 'admin', 'guide', 'history', 'uploads'] as const;

/**
 * Returns docs/guide.md or docs/guide.ru.md with the current texts of the guide for staff, which the page
 * `/admin/help` shows too. Writes nothing.
 * @throws Error when the page lacks the markers
 */
export async function guidePage(language: Language): Promise<Printed> {
  await loadText(language, [...NAMESPACES]);
  const t = i18n.getFixedT(language, 'guide');
  const sections = guideSections.map((section) => {
    const steps = t(`${section}.steps`, { returnObjects: true }) as string[];
    const lead = i18n.exists(`guide:${section}.lead`, { lng: language })
      ? `${t(`${section}.lead` as 'alert.lead')}\n\n`
      : '';
    const list = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
    const image = illustrated.some((name) => name === section)
      ? `\n\n![${t(`${section}.alt` as 'start.alt')}](../public${guideImage(section as IllustratedSection, language)})`
      : '';
    return `## ${t(`${section}.title`)}\n\n${lead}${list}${image}`;
  });
  const text = `# ${t('title')}\n\n${t('lead')}\n\n${sections.join('\n\n')}`;
  // Without the no-break spaces that the build adds.
  return printed(PAGES[language], 'guide', text.replaceAll('\u00a0', ' '));
}
