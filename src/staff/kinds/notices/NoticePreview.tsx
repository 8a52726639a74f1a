import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { isFileUrl } from '../../../lib/urls/urls';
import { NoticeRotator } from '../../../site/notices/NoticeRotator';
import { originalLanguage } from '../rows';
import { writtenIn } from '../schemas';
import { fileName, type NoticeValues, noticeTexts } from './schema';

/** Renders the unsaved notice as the banner does; without a text, in the original's language. */
export function NoticePreview({ language }: { language: Language }) {
  const { t } = useTranslation('admin');
  const values = useFormContext<NoticeValues>().getValues();
  const written = writtenIn(values, language, noticeTexts) !== 'nothing';
  const shown = written ? language : originalLanguage(values, noticeTexts, undefined);
  const notice = {
    id: 'preview',
    language: shown,
    title: values[`title_${shown}`].trim() || t('preview.untitled'),
    description: values[`description_${shown}`],
    type: values.type,
    href: hrefIn(values, shown),
  };
  return (
    <div className="band">
      <div className="container">
        <NoticeRotator notices={[notice]} />
      </div>
    </div>
  );
}

function hrefIn(values: NoticeValues, language: Language): string {
  const name = fileName(values, language);
  const address = name ? values[name] : values.link;
  return !name || isFileUrl(address) ? address : '#';
}
