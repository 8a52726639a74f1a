import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../lib/i18n/languages';
import { nameOfUrl } from '../../../lib/urls/media';
import { type NoticeVersion, noticeVersion } from '../../data/history/versions';
import { type EditableNotice, get } from '../../data/notices/noticesAdmin';
import type { HistoryConfig, VersionField } from '../../history/versions/ItemHistoryPanel';
import { noticeUrls } from '../../items/item';

export const noticeHistoryConfig: HistoryConfig<NoticeVersion, EditableNotice> = {
  kind: 'notices',
  getVersion: noticeVersion,
  getCurrent: get,
  useFields,
};

function useFields(): VersionField<NoticeVersion>[] {
  const { t } = useTranslation('admin');
  return [
    ...languages.flatMap((language): VersionField<NoticeVersion>[] => [
      [t(`languages.${language}.title`), (version) => textIn(version, language)?.title ?? ''],
      [
        t(`languages.${language}.description`),
        (version) => textIn(version, language)?.description ?? '',
      ],
    ]),
    [t('field.type'), ({ type }) => t(`type.${type}`)],
    [t('url.link'), ({ link }) => link ?? ''],
    [t('field.file'), (version) => noticeUrls(version).map(nameOfUrl).join('\n')],
  ];
}

const textIn = (version: NoticeVersion, language: Language) =>
  version.language === language ? version : version.translation;
