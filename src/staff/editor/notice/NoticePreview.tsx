import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { inLanguage } from '../../../services/items/languages';
import type { Notice } from '../../../services/notices/notices';
import { fieldIn } from '../languages/languageFields';
import styles from './NoticePreview.module.css';
import type { NoticeValues } from './noticeSchema';
import { toNoticeInput } from './noticeValues';

type PreviewedNotice = Pick<Notice, 'id' | 'language' | 'title' | 'description' | 'type' | 'href'>;

export type NoticeView = ComponentType<{ notices: PreviewedNotice[] }>;

interface Props {
  values: NoticeValues;
  language: Language;
  NoticeView: NoticeView;
}

/**
 * The unsaved notice as the banner of the home page shows it. Values may be invalid or empty. Its
 * link leads nowhere if the file is not stored yet.
 */
export function NoticePreview({ values, language, NoticeView }: Props) {
  const { t } = useTranslation('admin');
  const { translation, ...original } = toNoticeInput(values);
  const {
    title,
    description,
    language: written,
  } = inLanguage(
    {
      title: original.title,
      description: original.description,
      language: original.language ?? language,
      translation: translation
        ? { title: translation.title, description: translation.description }
        : null,
    },
    language,
  );
  const notice: PreviewedNotice = {
    id: 'preview',
    language: written,
    title: title || t('preview.untitled'),
    description,
    type: values.type,
    href: hrefIn(values, written),
  };
  return (
    <div className={styles.banner}>
      <div className="container">
        <NoticeView notices={[notice]} />
      </div>
    </div>
  );
}

function hrefIn(values: NoticeValues, language: Language): string {
  if (values.type === 'link') return values.link;
  const file = values[fieldIn(values.type, values.files === 'each' ? language : 'en')];
  return /^(?:https?:|\/)/.test(file) ? file : '#';
}
