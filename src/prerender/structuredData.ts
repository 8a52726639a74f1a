import { type Page, pageId, parentPaths } from '../content/site';
import { env } from '../lib/env';
import { currentFacts } from '../lib/facts/currentFacts';
import { textAt } from '../lib/i18n/dynamicKey';
import { i18n } from '../lib/i18n/i18n';
import { type Language, withPrefix } from '../lib/i18n/languages';
import { jsonLd } from '../lib/text/jsonLd';
import type { AppRoute } from '../site/shell/routing/routes';

type Data = Record<string, unknown>;

const OFFICE = `${env.siteUrl}/#embassy`;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Converts a time to ISO 8601: `9:00` → `09:00`. */
const isoTime = (time: string): string => time.padStart(5, '0');

/** Returns the Embassy with its postal address, hours and telephone (R1.10 to R1.12). */
function office(language: Language): Data {
  const t = i18n.getFixedT(language, 'common');
  const { emails, hours, phones, place, urls } = currentFacts();
  return {
    '@type': 'GovernmentOffice',
    '@id': OFFICE,
    name: `${t('site.fullName')} ${t('site.fullNamePlace')}`,
    url: env.siteUrl + withPrefix('/', language),
    image: `${env.siteUrl}/share/savannah-dawn.jpg`,
    telephone: phones.main,
    email: emails.embassy,
    address: {
      '@type': 'PostalAddress',
      streetAddress: t('contact.street'),
      addressLocality: t('contact.city'),
      postalCode: place.postcode,
      addressCountry: 'RU',
    },
    hasMap: urls.openStreetMap,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS,
      opens: isoTime(hours.embassy.opens),
      closes: isoTime(hours.embassy.closes),
    },
  };
}

const pageName = (path: string, language: Language): string =>
  textAt(i18n.getFixedT(language, 'pages'), `${pageId(path)}.name`);

const breadcrumb = (page: Page, language: Language): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...parentPaths(page.path), page.path].map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: pageName(path, language),
    item: env.siteUrl + withPrefix(path, language),
  })),
});

const service = (page: Page, language: Language): Data => ({
  '@type': 'GovernmentService',
  name: pageName(page.path, language),
  description: textAt(i18n.getFixedT(language, 'pages'), `${pageId(page.path)}.card`),
  url: env.siteUrl + withPrefix(page.path, language),
  serviceOperator: { '@id': OFFICE },
  ...(page.apply && {
    availableChannel: { '@type': 'ServiceChannel', serviceUrl: currentFacts().urls[page.apply] },
  }),
});

/**
 * Returns schema.org data as a JSON-LD `<script>`; `''` for a route without page, and for the help
 * page, because it has to fit 14 kB.
 */
export function structuredData({ page }: AppRoute, language: Language): string {
  if (!page || page.kind === 'help') return '';
  const graph = [
    office(language),
    ...(page.path === '/' ? [] : [breadcrumb(page, language)]),
    ...(page.kind === 'service' ? [service(page, language)] : []),
  ];
  return `<script type="application/ld+json">${jsonLd({ '@graph': graph })}</script>`;
}
