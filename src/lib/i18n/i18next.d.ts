import 'i18next';
import type account from '../../locales/en/account.json';
import type admin from '../../locales/en/admin.json';
import type adminDesk from '../../locales/en/adminDesk.json';
import type common from '../../locales/en/common.json';
import type dates from '../../locales/en/consular/dates.json';
import type forms from '../../locales/en/consular/forms.json';
import type needs from '../../locales/en/consular/needs.json';
import type visit from '../../locales/en/consular/visit.json';
import type embassy from '../../locales/en/embassy.json';
import type errors from '../../locales/en/errors.json';
import type facts from '../../locales/en/facts.json';
import type guide from '../../locales/en/guide.json';
import type history from '../../locales/en/history.json';
import type home from '../../locales/en/home.json';
import type filter from '../../locales/en/magical-kenya/filter.json';
import type map from '../../locales/en/magical-kenya/map.json';
import type news from '../../locales/en/news.json';
import type notices from '../../locales/en/notices.json';
import type officeMap from '../../locales/en/officeMap.json';
import type pages from '../../locales/en/pages.json';
import type people from '../../locales/en/people.json';
import type scenes from '../../locales/en/scenes.json';
import type search from '../../locales/en/search.json';
import type uploads from '../../locales/en/uploads.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      admin: typeof admin;
      adminDesk: typeof adminDesk;
      common: typeof common;
      'consular/dates': typeof dates;
      'consular/forms': typeof forms;
      'consular/needs': typeof needs;
      'consular/visit': typeof visit;
      embassy: typeof embassy;
      errors: typeof errors;
      facts: typeof facts;
      guide: typeof guide;
      history: typeof history;
      home: typeof home;
      'magical-kenya/filter': typeof filter;
      'magical-kenya/map': typeof map;
      news: typeof news;
      notices: typeof notices;
      officeMap: typeof officeMap;
      pages: typeof pages;
      people: typeof people;
      scenes: typeof scenes;
      search: typeof search;
      uploads: typeof uploads;
    };
  }
}
