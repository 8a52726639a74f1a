import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof import('../../locales/en/account.json');
      admin: typeof import('../../locales/en/admin.json');
      editor: typeof import('../../locales/en/editor.json');
      common: typeof import('../../locales/en/common.json');
      'consular/dates': typeof import('../../locales/en/consular/dates.json');
      'consular/etaDates': typeof import('../../locales/en/consular/etaDates.json');
      'consular/forms': typeof import('../../locales/en/consular/forms.json');
      'consular/message': typeof import('../../locales/en/consular/message.json');
      'consular/finder': typeof import('../../locales/en/consular/finder.json');
      'consular/needs': typeof import('../../locales/en/consular/needs.json');
      'consular/visit': typeof import('../../locales/en/consular/visit.json');
      embassy: typeof import('../../locales/en/embassy.json');
      errors: typeof import('../../locales/en/errors.json');
      facts: typeof import('../../locales/en/facts.json');
      guide: typeof import('../../locales/en/guide.json');
      history: typeof import('../../locales/en/history.json');
      home: typeof import('../../locales/en/home.json');
      kinds: typeof import('../../locales/en/kinds.json');
      'magical-kenya/filter': typeof import('../../locales/en/magical-kenya/filter.json');
      'magical-kenya/map': typeof import('../../locales/en/magical-kenya/map.json');
      news: typeof import('../../locales/en/news.json');
      notices: typeof import('../../locales/en/notices.json');
      officeMap: typeof import('../../locales/en/officeMap.json');
      pages: typeof import('../../locales/en/pages.json');
      people: typeof import('../../locales/en/people.json');
      scenes: typeof import('../../locales/en/scenes.json');
      search: typeof import('../../locales/en/search.json');
      uploads: typeof import('../../locales/en/uploads.json');
    };
  }
}
