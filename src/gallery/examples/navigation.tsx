import { Download } from 'lucide-react';
import { emails, hours, phones, urls } from '../../content/facts';
import { i18n } from '../../lib/i18n/i18n';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { Breadcrumb } from '../../ui/navigation/Breadcrumb';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { FilterLinks } from '../../ui/navigation/FilterLinks';
import { HelpLink } from '../../ui/navigation/HelpLink';
import { Pagination } from '../../ui/navigation/Pagination';
import { TrailingIcon } from '../../ui/navigation/TrailingIcon';
import type { Examples, ExamplesOf } from './example';

const breadcrumb: Examples = ({ states, navigation, samples }) => {
  const home = { to: '/', name: navigation.home };
  const consular = { to: '/consular', name: navigation.consular };
  return [
    { title: states.one, element: <Breadcrumb crumbs={[home]} /> },
    { title: states.several, element: <Breadcrumb crumbs={[home, consular]} /> },
    {
      title: states.long,
      element: (
        <Breadcrumb
          crumbs={[home, consular, { to: '/consular/passports', name: samples.longTitle }]}
        />
      ),
    },
  ];
};

const externalLink: Examples = ({ states, navigation, samples }) => [
  {
    title: states.plain,
    element: (
      <p>
        <ExternalLink href={urls.eta}>{navigation.eta}</ExternalLink>
      </p>
    ),
  },
  {
    title: states.long,
    frame: 'narrow',
    element: (
      <p>
        <ExternalLink href={urls.eCitizen}>{samples.longTitle}</ExternalLink>
      </p>
    ),
  },
];

const filterLinks: Examples = ({ states, navigation }) => [
  {
    title: states.several,
    element: (
      <FilterLinks
        links={[
          { to: '/', name: navigation.home, isCurrent: true },
          { to: '/consular', name: navigation.consular, note: '12', isCurrent: false },
        ]}
      />
    ),
  },
];

const helpLink: Examples = ({ states }) => [
  {
    title: states.plain,
    element: (
      <p>
        <HelpLink />
      </p>
    ),
  },
];

const lastIcon: Examples = ({ states, samples }) => [
  {
    title: states.long,
    frame: 'narrow',
    element: (
      <p>
        {samples.longTitle}
        <TrailingIcon>
          <Download aria-hidden="true" size="0.85em" />
        </TrailingIcon>
      </p>
    ),
  },
];

const linkedText: Examples = ({ states, samples }) => [
  {
    title: states.contacts,
    element: (
      <p>
        <AutoLink
          text={`${i18n.t('contact.number', { number: phones.main })}, ${emails.embassy}, ${hours.embassy.opens}–${hours.embassy.closes}`}
        />
      </p>
    ),
  },
  {
    title: states.text,
    element: (
      <p>
        <AutoLink text={samples.sentence} />
      </p>
    ),
  },
];

const localLink: Examples = ({ states, navigation }) => [
  {
    title: states.plain,
    element: (
      <p>
        <AppLink to="/consular">{navigation.consular}</AppLink>
      </p>
    ),
  },
  {
    title: states.staff,
    element: (
      <p>
        <AppLink to="/admin">{navigation.staff}</AppLink>
      </p>
    ),
  },
];

const PAGES = [
  { page: 1, pages: 3 },
  { page: 5, pages: 9 },
  { page: 9, pages: 9 },
];

const pagination: Examples = ({ states, navigation }) => [
  ...PAGES.map(({ page, pages }) => ({
    title: `page={${page}} pages={${pages}}`,
    element: (
      <Pagination
        page={page}
        pages={pages}
        label={`${navigation.list} ${page}/${pages}`}
        href={(to) => `?page=${to}`}
      />
    ),
  })),
  { title: states.nothing, element: <Pagination page={1} pages={1} href={() => ''} /> },
];

/** The examples of the components of `src/ui/navigation`. */
export const navigation: ExamplesOf[] = [
  [Breadcrumb, breadcrumb],
  [ExternalLink, externalLink],
  [FilterLinks, filterLinks],
  [HelpLink, helpLink],
  [TrailingIcon, lastIcon],
  [AutoLink, linkedText],
  [AppLink, localLink],
  [Pagination, pagination],
];
