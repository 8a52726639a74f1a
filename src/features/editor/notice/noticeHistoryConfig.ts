import { useTranslation } from 'react-i18next';
import { type Language, languages, otherLanguage } from '../../../lib/i18n/languages';
import { nameOfUrl } from '../../../lib/urls/media';
import { type NoticeVersion, noticeVersion } from '../../../services/history/versions';
import { type EditableNotice, get } from '../../../services/notices/noticesAdmin';
import type { HistoryConfig, VersionField } from '../../history/versions/ItemHistoryPanel';
import { noticeUrls } from '../../items/storedFiles';

export const noticeHistoryConfig: HistoryConfig<NoticeVersion, EditableNotice> = {
  kind: 'notices',
  getVersion: noticeVersion,
  getCurrent: get,
  urlsOf: noticeUrls,
  merge: ({ title, description, language, translation, ...version }, current, missing) => {
    const isStored = (url: string | null) => !url || !missing.includes(url);
    // Without the file of the version, the current link or file stays.
    const source = isStored(version.fileUrl) ? { ...version, language, translation } : current;
    const fileUrl = fileIn(source, language);
    const translatedFile = fileIn(source, otherLanguage(language));
    const isShared = translatedFile === fileUrl || !isStored(translatedFile);
    return {
      ...current,
      title,
      description,
      language,
      type: source.type,
      link: source.link,
      fileUrl,
      translation: translation && { ...translation, fileUrl: isShared ? null : translatedFile },
    };
  },
  insteadOf: ({ fileUrl }, missing) =>
    fileUrl && missing.includes(fileUrl) ? 'currentFile' : 'sharedFile',
  useFields,
};

/** The file that visitors with a language get. */
const fileIn = (
  { language, fileUrl, translation }: Pick<NoticeVersion, 'language' | 'fileUrl' | 'translation'>,
  visitor: Language,
): string | null => (visitor === language ? fileUrl : (translation?.fileUrl ?? fileUrl));

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
