import 'i18next';
import type admin from '../../locales/en/admin.json';
import type common from '../../locales/en/common.json';
import type embassy from '../../locales/en/embassy.json';
import type errors from '../../locales/en/errors.json';
import type home from '../../locales/en/home.json';
import type news from '../../locales/en/news.json';
import type pages from '../../locales/en/pages.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      admin: typeof admin;
      common: typeof common;
      embassy: typeof embassy;
      errors: typeof errors;
      home: typeof home;
      news: typeof news;
      pages: typeof pages;
    };
  }
}
