import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { isFileUrl } from '../../../lib/urls/urls';
import { NoticeRotator } from '../../../site/notices/NoticeRotator';
import { fieldIn } from '../../kinds/field';
import type { Values } from '../../kinds/kinds';
import { fileKey } from '../../kinds/notices';
import { originalLanguage, writtenIn } from '../../kinds/values';

/** Renders the unsaved notice, valid or not, as the banner does; in the original's language without a text in this one. */
export function NoticePreview({ language }: { language: Language }) {
  const { t } = useTranslation('admin');
  const values = useFormContext<Values<'notices'>>().getValues();
  const written = writtenIn('notices', values, language) !== 'nothing';
  const shown = written ? language : originalLanguage('notices', values);
  const notice = {
    id: 'preview',
    language: shown,
    title: values[fieldIn('title', shown)].trim() || t('preview.untitled'),
    description: values[fieldIn('description', shown)],
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

function hrefIn(values: Values<'notices'>, language: Language): string {
  const key = fileKey(values, language);
  const address = key ? values[key] : values.link;
  return !key || isFileUrl(address) ? address : '#';
}
